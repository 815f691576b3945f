import 'server-only'

/** What a check of an import says, as a sentence of its own. */
export const asSentence = (reason: string) => {
  const text = reason.charAt(0).toUpperCase() + reason.slice(1)
  return /[.!?]$/.test(text) ? text : `${text}.`
}
