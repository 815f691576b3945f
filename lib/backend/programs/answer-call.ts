import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import type { FamilyName } from '#lib/contract/v1/families.ts'
import { isRefused } from '#lib/desk/rules/act-types.ts'
import type { ActName } from './call-row.ts'
import type { Program } from './program-key.ts'
import { rows } from './rows.ts'
import { runProgramAct, type Sending } from './run-program-act.ts'

type Called = { family: FamilyName; name: string; program: Program; input: unknown; sending: Sending }

/** What became of a call. */
export type Outcome =
  | { answer: unknown; isRepeated: boolean }
  | { refused: string; fields?: Record<string, string>; isRepeated: boolean }
  /** There is nothing of that name. */
  | undefined

/** A row of any call, each of which checks its own input first. */
type AnyRow = {
  read?: (input: unknown) => Promise<unknown>
  act?: ActName | ((input: unknown) => ActName)
  form?: (input: unknown) => Promise<object | undefined> | object | undefined
  after?: (input: unknown, done: object) => Promise<object | undefined>
}

export async function answerCall({ family, name, program, input, sending }: Called): Promise<Outcome> {
  const row = (rows[family] as Record<string, AnyRow>)[name]
  if (!row) throw refusal(404, 'noSuchProgramCall')
  const { read, act, form, after } = row
  if (read || !act || !form || !after) {
    const answer = await read?.(input)
    return answer === undefined ? undefined : { answer, isRepeated: false }
  }
  const fields = await form(input)
  if (!fields) return undefined
  const result = await runProgramAct(program, typeof act === 'string' ? act : act(input), fields, sending)
  const isRepeated = result.isRepeated === true
  if (isRefused(result))
    return { refused: result.refused, ...(result.fields && { fields: result.fields }), isRepeated }
  return { answer: { message: result.message, ...(await after(input, result)) }, isRepeated }
}
