import 'server-only'
import { type ActResult, isRefused, type Person } from '#lib/desk/rules/act-types.ts'
import type { Act } from '../desk/act.ts'
import { actOf } from '../desk/acts.ts'
import { inBook } from '../desk/book.ts'
import type { Program } from './program-key.ts'

/** What names one sending of a call, and a digest of what was sent. */
export type Sending = { key: string; sent: Buffer }

/** Does an act of the desk for a program. The same call sent twice is one act; it stands in the book by the key's name. */
export async function runProgramAct(
  program: Program,
  name: `${string}.${string}`,
  fields: object,
  { key, sent }: Sending,
): Promise<ActResult> {
  const [word = '', short = ''] = name.split('.')
  const act = actOf(word, short) as Act
  const read = act.input.safeParse(fields)
  if (!read.success) return inOneSentence({ refused: '', fields: sentences(read.error.issues) })
  const formKey = `${program.id}:${key}`
  return inBook({ program, act: name, formKey, sent }, async () =>
    inOneSentence(await act.do(read.data, asPerson(program), { device: '', formKey })),
  )
}

/** A program does what the owner could do, within its scopes; the acts that it may do show nobody who it is. */
const asPerson = ({ id, name }: Program): Person => ({
  ...{ id, name, role: 'owner', session: '' },
  provedAt: new Date(0),
})

// A form shows them beside its fields; the book and a program have one sentence.
const inOneSentence = (result: ActResult): ActResult =>
  isRefused(result) && result.refused === ''
    ? { ...result, refused: Object.values(result.fields ?? {}).join(' ') }
    : result

// The first sentence of a field counts.
const sentences = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(issues.map(({ path, message }) => [String(path[0] ?? ''), message]).reverse())
