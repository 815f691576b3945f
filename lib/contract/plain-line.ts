/** A foreign text as it may be shown: no control or direction signs, no half letters, at most so long. */
export function plainLine(value: unknown, most: number): string {
  const given = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof given !== 'string') return ''
  // Cut first: what is done to each letter is not done to a million of them.
  const text = given.length > most ? given.slice(0, most) : given
  return UNSHOWN.test(text) || !text.isWellFormed()
    ? text.replace(EACH_UNSHOWN, '').toWellFormed().replaceAll('\ufffd', '')
    : text
}

// Line breaks and tabs stay. Direction signs turn around what stands beside them, the shop's own sentences too.
const UNSHOWN = /(?![\t\n\r])\p{Cc}|[\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u
const EACH_UNSHOWN = new RegExp(UNSHOWN, 'gu')
