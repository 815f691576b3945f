import 'server-only'
import { refusal } from '#lib/contract/refusal.ts'
import type { ActResult, Person } from '#lib/desk/rules/act-types.ts'
import type { Act, Asker, OpenAct } from './act.ts'
import { actOf } from './acts.ts'
import { inBook, inBookOnceDone } from './book.ts'
import { personOf } from './door/person-of.ts'
import { isProved } from './is-proved.ts'

export type Posted = {
  area: string
  act: string
  token: string | undefined
  values: Record<string, unknown>
  asker: Asker
}

/** Does what a form of the desk asks for, if its sender may. */
export async function runAct({ area, act: name, token, values, asker }: Posted): Promise<ActResult> {
  const act = actOf(area, name)
  if (!act) throw refusal(404, 'deskNoSuchAct')
  const person = act.roles === 'anyone' ? undefined : await personFor(act, token)
  const { key, ...fields } = values
  const read = act.input.safeParse(fields)
  if (!read.success) return { refused: '', fields: sentences(read.error.issues) }
  const formKey = typeof key === 'string' && /^[\w-]{16,64}$/.test(key) ? key : undefined
  const whole = { ...asker, formKey }
  if (!person) return inBookOnceDone(`${area}.${name}`, () => (act as OpenAct).do(read.data, whole))
  const work = () => (act as Act).do(read.data, person, whole)
  return 'quiet' in act && act.quiet ? work() : inBook({ person, act: `${area}.${name}`, formKey }, work)
}

async function personFor(
  { roles, proof }: Pick<Act, 'roles' | 'proof'>,
  token: string | undefined,
): Promise<Person> {
  const person = await personOf(token)
  if (!roles.includes(person.role)) throw refusal(403, 'deskNotYours')
  if (proof && !isProved(person)) throw refusal(403, 'deskProve')
  return person
}

// The schemas' messages are sentences; the first one of a field counts.
const sentences = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]).reverse())
