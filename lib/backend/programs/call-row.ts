import 'server-only'
import type { AnswerOf, Family, InputOf, ProgramCall } from '#lib/contract/v1/program-call.ts'
import type { ActDone } from '#lib/desk/rules/act-types.ts'
import type { Acts } from '../desk/acts.ts'

/** An act of the desk, by its word and its name. */
export type ActName = { [Word in keyof Acts & string]: `${Word}.${keyof Acts[Word] & string}` }[keyof Acts &
  string]

/** A call that changes nothing; undefined where there is no such thing. */
type ReadRow<Row extends ProgramCall> = {
  read: (input: InputOf<Row>) => Promise<AnswerOf<Row> | undefined>
}

/** A call that does what an act of the desk does. */
export type ActRow<Row extends ProgramCall> = {
  act: ActName | ((input: InputOf<Row>) => ActName)
  /** The fields of the act's form; undefined where there is nothing of that name to act on. */
  form: (input: InputOf<Row>) => Promise<object | undefined> | object | undefined
  /** What is answered once it is done: the thing as it is now. */
  after: (input: InputOf<Row>, done: ActDone) => Promise<Omit<AnswerOf<Row> & object, 'message'> | undefined>
}

export type CallRow<Row extends ProgramCall> = Row['method'] extends 'GET' ? ReadRow<Row> : ActRow<Row>

/** The work of a family: a row for each of its calls. */
export type Rows<F extends Family> = { [Name in keyof F]: CallRow<F[Name]> }
