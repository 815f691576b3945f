/** The error as a sentence if it has one. */
export const fail = error => {
  console.error(error.stderr?.trim() || error.message)
  process.exitCode = 1
}
