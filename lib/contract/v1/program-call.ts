import type { z } from 'zod'
import type { Scope } from './scopes.ts'

/** Where the calls of programs are. */
export const V1 = '/api/v1'

/** One call of programs: how it is sent, what it takes and what it answers. */
export type ProgramCall = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Under /api/v1, with its parameters in braces: '/orders/{id}/pack'. */
  path: `/${string}`
  scope: Scope
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** 'pdf': a file. */
  answer: z.ZodType | 'pdf'
}

export type Family = Readonly<Record<string, ProgramCall>>

type Checked<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown

/** What a call's work gets: all of its parameters in one, whichever way they were sent. */
export type InputOf<Row extends ProgramCall> = Checked<Row['params']> &
  Checked<Row['query']> &
  Checked<Row['body']>

export type Pdf = { pdf: Buffer; name: string }

export type AnswerOf<Row extends ProgramCall> = Row['answer'] extends z.ZodType ? z.input<Row['answer']> : Pdf

/** Whether it changes something: then it is sent with an Idempotency-Key. */
export const isWrite = ({ method }: Pick<ProgramCall, 'method'>) => method !== 'GET'
