import { z } from 'zod'

/**
 * Like safeParse. A value that makes the validator itself throw is invalid as well: it compares lengths, and JSON can
 * contain a length that is no number and cannot become one.
 */
export function safeRead<S extends z.ZodType>(schema: S, value: unknown): z.ZodSafeParseResult<z.output<S>> {
  try {
    return schema.safeParse(value, { reportInput: true })
  } catch {
    const issue: z.core.$ZodIssue = { code: 'custom', path: [], message: '', input: value }
    return { success: false, error: new z.ZodError([issue]) as unknown as z.ZodError<z.output<S>> }
  }
}
