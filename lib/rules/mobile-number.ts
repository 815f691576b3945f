/**
 * The ten digits of an Indian mobile number, however it was written: with +91, 0091, 91 or 0 before it, with spaces, in
 * Devanagari. What is no such number keeps all its digits: its field says so, and no other number is made of it.
 */
export const mobileNumber = (text: string): string => {
  const digits = text.replace(DEVANAGARI, digit => String(digit.charCodeAt(0) - ZERO)).replace(/\D/g, '')
  return PREFIXED.exec(digits)?.[1] ?? digits
}

/** What the field holds while it is typed: ten digits at most, and more only while they may yet begin with +91 or 0. */
export const typedMobile = (text: string): string => {
  const digits = mobileNumber(text)
  return digits.slice(0, /^(91|0)/.test(digits) ? MOST : TEN)
}

/** The same for a browser without script: it lets through what the shop understands. */
export const MOBILE_PATTERN = '[^0-9०-९]*([0-9०-९][^0-9०-९]*){10,14}'

const TEN = 10
const MOST = 14
const ZERO = 0x966
const DEVANAGARI = /[०-९]/g
const PREFIXED = /^(?:00)?(?:0|91|091|910)([1-9]\d{9})$/
