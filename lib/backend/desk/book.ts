import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { type ActResult, isRefused, type Person } from '#lib/desk/rules/act-types.ts'
import { db } from '../db/pool.ts'

type Line = {
  person?: Pick<Person, 'id' | 'name'>
  /** Whose key it was, where a program did it: its name stands in place of a person. */
  program?: { id: string; name: string }
  /** What stands in place of a person: the command line. */
  name?: string
  act: string
  formKey?: string
  /** A digest of what a program sent. */
  sent?: Buffer
}

/**
 * Does an act with a line in the book: who, when and what stand there before it begins, how it ended afterwards. The
 * same form a second time does nothing, and is told what became of the first.
 */
export async function inBook(
  { person, program, name = '', act, formKey, sent }: Line,
  work: () => Promise<ActResult>,
): Promise<ActResult> {
  const line = await db.one<{ id: number }>(BEGIN, [
    person?.id ?? null,
    person?.name ?? program?.name ?? name,
    act,
    formKey ?? null,
    program?.id ?? null,
    sent ?? null,
  ])
  if (!line)
    return program ? sentBefore(String(formKey), act, sent) : doneBefore(String(formKey), act, person)
  try {
    const result = await work()
    await end(line.id, result)
    return result
  } catch (error) {
    const isRefusal = error instanceof ApiError && error.status < 500
    const ended = isRefusal ? ['refused', '', {}, error.message] : ['failed', '', {}, '']
    await db.run(END, [line.id, ...ended]).catch(console.error)
    throw error
  }
}

const end = (id: number, result: ActResult) =>
  isRefused(result)
    ? db.run(END, [id, 'refused', result.about ?? '', {}, result.refused])
    : db.run(END, [id, 'done', result.about ?? '', result.changed ?? {}, result.message])

/**
 * The same for an act of somebody unknown: it stands there once it was done in somebody's name. What strangers try does
 * not, so that nobody fills the book.
 */
export async function inBookOnceDone(act: string, work: () => Promise<ActResult>): Promise<ActResult> {
  const result = await work()
  if (!isRefused(result) && result.by)
    await db.run(DONE, [
      result.by.id,
      result.by.name,
      act,
      result.about ?? '',
      result.changed ?? {},
      result.message,
    ])
  return result
}

async function doneBefore(formKey: string, act: string, person?: Pick<Person, 'id'>): Promise<ActResult> {
  const line = await db.one<Before>(BEFORE, [formKey, act, person?.id ?? null])
  if (line?.outcome === 'done') return { message: line.message, about: line.about }
  if (line?.outcome === 'refused') return { refused: line.message }
  throw refusal(409, line ? 'deskUnderWay' : 'deskSentBefore')
}

type Before = { outcome: string; message: string; about: string }

/** The same for a program: with the same key it means the same call, or makes a mistake. */
async function sentBefore(formKey: string, act: string, sent: Buffer | undefined): Promise<ActResult> {
  const line = await db.one<SentBefore>(SENT_BEFORE, [formKey])
  if (line?.act !== act || !sent || !line.sent?.equals(sent)) throw refusal(422, 'callKeyReused')
  if (line.outcome === 'done') return { message: line.message, about: line.about, isRepeated: true }
  if (line.outcome === 'refused') return { refused: line.message, about: line.about, isRepeated: true }
  // A process that ended in the middle has left it so.
  throw refusal(409, line.outcome === 'begun' && line.young ? 'callUnderWay' : 'callOutcomeUnknown')
}

type SentBefore = Before & { act: string; sent: Buffer | null; young: boolean }

const BEGIN = `
  insert into desk_book (person_id, person, act, form_key, program_id, sent) values ($1, $2, $3, $4, $5, $6)
  on conflict (form_key) do nothing returning id`

const END = `update desk_book set outcome = $2, about = $3, changed = $4, message = $5 where id = $1`

const DONE = `
  insert into desk_book (person_id, person, act, outcome, about, changed, message)
  values ($1, $2, $3, 'done', $4, $5, $6)`

const SENT_BEFORE = `
  select outcome, message, about, act, sent, at > now() - interval '2 minutes' as young
    from desk_book where form_key = $1`

const BEFORE = `
  select outcome, message, about from desk_book
   where form_key = $1 and act = $2 and person_id is not distinct from $3::uuid`
