import 'server-only'
import { z } from 'zod'
import { passkeyWrong } from '#messages/desk-door.ts'

// What a browser sends of an authenticator, as text in one field of a form.

const LONGEST = 16_000
const base64url = z
  .string()
  .max(LONGEST)
  .regex(/^[\w-]*$/)
const id = base64url.min(1).max(1400)
const extensions = z.object({}).default({})

const registration = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
  clientExtensionResults: extensions,
})

const assertion = z.object({
  id,
  rawId: id,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.max(200).optional(),
  }),
  clientExtensionResults: extensions,
})

/** A field that holds such a text. */
const inField = <Shape extends z.ZodType>(shape: Shape) =>
  z
    .string(passkeyWrong)
    .max(LONGEST, passkeyWrong)
    .transform((text, context): z.output<Shape> => {
      const read = shape.safeParse(parse(text))
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: passkeyWrong })
      return z.NEVER
    })

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const newPasskeyField = inField(registration)
export const passkeyField = inField(assertion)
export type NewPasskey = z.output<typeof registration>
export type UsedPasskey = z.output<typeof assertion>
