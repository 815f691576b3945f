/** The database cannot be reached, has no free connection, or takes too long: a retry may succeed in a moment. */
export const isOverloaded = (error: unknown): boolean => {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown }
  return CODES.test(String(code)) || MESSAGES.test(String(message))
}

// Codes of the operating system and of PostgreSQL: connections (08), a standby (25006), a race that was lost again and again
// (40), too many connections (53), shutdown or timeout (57).
const CODES =
  /^(E(CONN(REFUSED|RESET|ABORTED)|NOENT|PIPE|MFILE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND)|EAI_AGAIN|08...|25006|40(001|P01)|53...|57(014|P0[1-5]))$/

// The driver has no code for these.
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client (has encountered|was closed))/
