/** The database cannot be reached, has no connection free, or takes too long: the same may pass in a moment. */
export const isOverloaded = (error: unknown): boolean => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return CODES.test(String(code)) || MESSAGES.test(String(message))
}

// Of the operating system, and PostgreSQL's: connections (08), too many of them (53), shutting down or timed out (57).
const CODES = /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|EMFILE|ETIMEDOUT|08...|53...|57(014|P0[123]))$/

// The driver gives these no code.
const MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/
