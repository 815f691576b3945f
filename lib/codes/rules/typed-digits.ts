/** The digits of what was typed, in Latin or Devanagari, with spaces or a line between them. Another text stays, and is refused. */
export const typedDigits = (text: string): string =>
  text
    .replace(DEVANAGARI, digit => String(digit.charCodeAt(0) - ZERO))
    .replace(/[\s-]/g, '')
    .slice(0, LONGEST)

const DEVANAGARI = /[०-९]/g
const ZERO = 0x966
const LONGEST = 20
