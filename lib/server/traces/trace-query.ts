import { processWide } from '#lib/rules/process-wide.ts'

/** What follows the work of a request; set where traces are asked for (open-tracer.ts). */
export type Tracer = { query: <Result>(name: string, work: () => Promise<Result>) => Promise<Result> }

export const traces = () => processWide('traces', (): { tracer?: Tracer } => ({}))

type Statement = string | { name: string }

/** A query as a part of the request that it is for. Its values are told to nobody. */
export const traceQuery = <Result>(statement: Statement, work: () => Promise<Result>): Promise<Result> => {
  const { tracer } = traces()
  return tracer ? tracer.query(nameOf(statement), work) : work()
}

// A name is the shop's own. Of other statements only the verb: they may be put together.
const nameOf = (statement: Statement) =>
  typeof statement === 'string' ? (/\w+/.exec(statement)?.[0].toLowerCase() ?? 'query') : statement.name
