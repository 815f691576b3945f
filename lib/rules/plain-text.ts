/** A field that a script may send as any JSON, as text: what is no text and no number is empty. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
