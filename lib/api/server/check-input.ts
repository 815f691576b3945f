import { ApiError } from '#lib/contract/api-error.ts'
import type { Call, Checked } from '#lib/contract/index.ts'
import { refusalSentence } from '#lib/contract/refusal-sentence.ts'
import { safeRead } from '#lib/contract/safe-read.ts'
import { schemas } from '#lib/contract/schemas.ts'
import { messages } from '#lib/messages.ts'
import { isValidText } from '#lib/rules/is-valid-text.ts'

/** The input as the contract wants it, or a refusal that names the field. */
export function checkInput<N extends Call>(call: N, input: unknown): Checked<N> {
  const read = safeRead(schemas[call].input, input)
  if (!read.success) throw new ApiError(400, refusalSentence(read.error.issues[0]))
  if (!isValidText(read.data)) throw new ApiError(400, messages.brokenText)
  return read.data as Checked<N>
}
