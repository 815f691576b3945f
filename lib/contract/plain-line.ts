/**
 * A text from elsewhere made safe to show: no control or direction characters, no half surrogates, limited in length.
 */
export function plainLine(value: unknown, most: number): string {
  const given = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  if (typeof given !== 'string') return ''
  // Cut first, so that a million characters are not processed.
  const text = given.length > most ? given.slice(0, most) : given
  return UNSHOWN.test(text) || !text.isWellFormed()
    ? text.replace(EACH_UNSHOWN, '').toWellFormed().replaceAll('\ufffd', '')
    : text
}

// Line breaks and tabs stay. Direction characters would reverse the text beside them, including the shop's own.
const UNSHOWN = /(?![\t\n\r])\p{Cc}|[\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u
const EACH_UNSHOWN = new RegExp(UNSHOWN, 'gu')
