import { ApiError } from '../contract/api-error.ts'
import type { Call, Checked } from '../contract/index.ts'
import { refusalSentence } from '../contract/refusal-sentence.ts'
import { schemas } from '../contract/schemas.ts'
import { messages } from '../messages.ts'
import { isSound } from './is-sound.ts'

/** The input as the contract wants it, or a refusal that names the field. */
export function checked<N extends Call>(call: N, input: unknown): Checked<N> {
  const read = schemas[call].input.safeParse(input, { reportInput: true })
  if (!read.success) throw new ApiError(400, refusalSentence(read.error.issues[0]))
  if (!isSound(read.data)) throw new ApiError(400, messages.brokenText)
  return read.data as Checked<N>
}
