import 'server-only'

const LONGEST = 80

/** A cell as one short line. */
export const cleanCell = (text = '') =>
  text
    .replace(/^'/, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)

export const isOrderNumber = (text: string) => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/.test(text)

/** The number of a parcel; '' for what is none, so that nothing else of a cell is kept. */
export const parcelNumberOf = (text = '') => {
  const number = cleanCell(text)
  return /^[\p{L}\p{N}][\p{L}\p{N} ./-]{2,39}$/u.test(number) && /\d/.test(number) ? number : ''
}

/** "1,299.00", "Rs. 1299", "₹1,299" in paise; null for what is no amount. */
export const paiseOf = (text = ''): number | null => {
  const digits = cleanCell(text)
    .replace(/^(rs\.?|inr|₹)\s*/i, '')
    .replaceAll(',', '')
  if (!/^\d{1,9}(\.\d{1,4})?$/.test(digits)) return null
  return Math.round(Number(digits) * 100)
}
