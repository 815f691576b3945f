/** Whether every text in a value can be stored: no NUL (the database refuses it), no half of a surrogate pair. */
export const isValidText = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  return value === null || typeof value !== 'object' || Object.values(value).every(isValidText)
}
