/**
 * A GSTIN is a state code of two digits, the PAN of its holder, a number of the registration within the state, a Z, and a
 * check digit.
 */
export const isGstin = (text: string): boolean => FORM.test(text) && checkDigit(text) === text.at(-1)

/** The two digits of the state that issued it. */
export const gstinStateCode = (gstin: string) => gstin.slice(0, 2)

/** The letter of the PAN that tells what its holder is: P for a person, C for a company. */
export const gstinHolder = (gstin: string) => gstin.charAt(5)

/** Of the first fourteen characters; modulo 36, with every second one counted twice. */
export const checkDigit = (gstin: string) => {
  const sum = [...gstin.slice(0, 14)].reduce((total, character, index) => {
    const product = DIGITS.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS.charAt((36 - (sum % 36)) % 36)
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
