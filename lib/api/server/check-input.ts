import type { Call, Checked } from '#lib/contract/index.ts'
import { inputRefusal } from '#lib/contract/input-refusal.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { safeRead } from '#lib/contract/safe-read.ts'
import { schemas } from '#lib/contract/schemas.ts'
import { isValidText } from '#lib/rules/is-valid-text.ts'

/** The input as the contract defines it, or a refusal that names the field. */
export function checkInput<N extends Call>(call: N, input: unknown): Checked<N> {
  const read = safeRead(schemas[call].input, input)
  if (!read.success) throw inputRefusal(read.error.issues[0])
  if (!isValidText(read.data)) throw refusal(400, 'brokenText')
  return read.data as Checked<N>
}
