import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import type { Person } from '#lib/desk/rules/act-types.ts'
import type { Read } from './act.ts'
import { type Reads, reads } from './acts.ts'
import { personOf } from './door/person-of.ts'

export type InputOf<R> = R extends { do: (input: infer Input, by: Person) => unknown } ? Input : never
export type OutputOf<R> = R extends { do: (input: never, by: Person) => Promise<infer Output> }
  ? Output
  : never

/** Reads for a page of the desk, if whoever opens it may see that. */
export async function runRead<Area extends keyof Reads, Name extends keyof Reads[Area]>(
  token: string | undefined,
  area: Area,
  name: Name,
  input: InputOf<Reads[Area][Name]>,
): Promise<{ person: Person; read: OutputOf<Reads[Area][Name]> }> {
  const row = reads[area][name] as Read<unknown>
  const person = await personOf(token)
  if (!row.roles.includes(person.role)) throw refusal(403, 'deskNotYours')
  return { person, read: (await row.do(input, person)) as OutputOf<Reads[Area][Name]> }
}
