/** The database cannot be reached, has no free connection, or takes too long: a retry may succeed in a moment. */
export const isOverloaded = (error: unknown): boolean => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return CODES.test(String(code)) || MESSAGES.test(String(message))
}

// Codes of the operating system and of PostgreSQL: connections (08), too many of them (53), shutdown or timeout (57).
const CODES = /^(ECONN(REFUSED|RESET)|ENOENT|EPIPE|EMFILE|ETIMEDOUT|08...|53...|57(014|P0[123]))$/

// The driver has no code for these.
const MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout)/
