import type { SentenceKey } from '#lib/message-table.ts'

type Options = { key?: SentenceKey; parameters?: readonly unknown[]; retryAfter?: number; cause?: unknown }

/** The refusal of a call; every adapter throws the same. Ours are made by refusal(). */
export class ApiError extends Error {
  readonly status: number
  /** The key of our message, with its parameters; none for another host's own words. */
  readonly key: SentenceKey | undefined
  readonly parameters: readonly unknown[]
  readonly retryAfter: number | undefined
  constructor(status: number, message: string, options: Options = {}) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.status = status
    this.key = options.key
    this.parameters = options.parameters ?? []
    this.retryAfter = options.retryAfter
  }
}

export const DENIED = 'Authorization has been denied for this request.'
export const denied = () => new ApiError(401, DENIED)

/** The host lacks this call (it is one of ours), or could not be reached. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status)
export const isUnreachable = (error: unknown) => error instanceof ApiError && error.status >= 502
export const isDenied = (error: unknown) => error instanceof ApiError && error.status === 401

/** Why a call failed, for the log: a host may refuse without a message. */
export const reasonOf = (cause: unknown) => {
  if (!(cause instanceof Error)) return String(cause)
  return cause.message || (cause instanceof ApiError ? `answered with ${cause.status}` : cause.name)
}
