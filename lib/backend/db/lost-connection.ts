import 'server-only'
import { commitUnheard, databaseAway } from '#messages/start.ts'

/**
 * Whether a connection is of no more use: it broke, nothing was heard on it in time, or the server behind it takes no
 * writes any more.
 */
export const isLost = (error: unknown): boolean => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return CODES.test(String(code)) || MESSAGES.test(String(message))
}

/** Of PostgreSQL: connections (08), a server that stops or stands by (57P, 25006). Of the operating system: the rest. */
const CODES =
  /^(08...|57P0[1-5]|25006|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTCONN))$/

// The driver has no code for these.
const MESSAGES = /^(Connection terminated|Query read timeout|Client (has encountered|was closed))/

const NAME = 'DatabaseAway'

/** Refused at once, since the watch of the database has found that nobody takes writes (watch-primary.ts). */
export class DatabaseAway extends Error {
  readonly code = '08006'
  override readonly name = NAME
  constructor() {
    super(databaseAway)
  }
}

/** By its name: the bundler may have made several copies of the class. */
export const isDatabaseAway = (error: unknown) => (error as Error | undefined)?.name === NAME

/** The connection broke while it was committing: nobody knows whether it did. */
export class CommitUnknown extends Error {
  readonly code = '08007'
  constructor(cause: unknown) {
    super(commitUnheard, { cause })
  }
}
