/** Whether a barcode is a number of GS1 that is meant for all shops: its last digit is right, and no shop made it for itself. */
export const isGtin = (code: string) => LENGTHS.test(code) && !isOfOneShop(code) && checksum(code) % 10 === 0

const LENGTHS = /^(\d{8}|\d{12,14})$/

// Numbers of 13 digits that begin with 02, 04 or 2 are for use within one shop, or are coupons; so is 0000.
const isOfOneShop = (code: string) => /^\d(02|04|2)|^\d0000000/.test(code.padStart(14, '0'))

const checksum = (code: string) =>
  [...code.padStart(14, '0')].reduce(
    (sum, digit, place) => sum + Number(digit) * (place % 2 === 0 ? 3 : 1),
    0,
  )
