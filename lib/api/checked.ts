import { ApiError } from '../contract/api-error.ts'
import type { Call, Checked } from '../contract/index.ts'
import { schemas } from '../contract/schemas.ts'
import { isSound } from './is-sound.ts'

/** The input as the contract wants it, or a refusal that names the field. */
export function checked<N extends Call>(call: N, input: unknown): Checked<N> {
  const read = schemas[call].input.safeParse(input)
  if (read.success && !isSound(read.data))
    throw new ApiError(400, 'The request holds characters that are none.')
  if (read.success) return read.data as Checked<N>
  const issue = read.error.issues[0]
  const where = issue?.path.join('.')
  throw new ApiError(
    400,
    `${where ? `${where}: ` : ''}${issue?.message ?? 'The request is not of this call’s form.'}`,
  )
}
