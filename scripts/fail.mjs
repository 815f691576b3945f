/** What went wrong, as a sentence where there is one. */
export const fail = error => {
  console.error(error.stderr?.trim() || error.message)
  process.exitCode = 1
}
