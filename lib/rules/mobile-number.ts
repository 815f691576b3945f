/**
 * The ten digits of an Indian mobile number in any notation: with +91, 0091, 91 or 0 before it, with spaces, in
 * Devanagari. Any other text keeps all its digits, so that the field reports it and no other number is made of it.
 */
export const mobileNumber = (text: string): string => {
  const digits = text.replace(DEVANAGARI, digit => String(digit.charCodeAt(0) - ZERO)).replace(/\D/g, '')
  return PREFIXED.exec(digits)?.[1] ?? digits
}

/**
 * The value of the field while it is typed: ten digits at most, and more only while they may still begin with +91 or 0.
 */
export const typedMobile = (text: string): string => {
  const digits = mobileNumber(text)
  return digits.slice(0, /^(91|0)/.test(digits) ? MOST : TEN)
}

/** The same for a browser without script: the pattern accepts what the shop accepts. */
export const MOBILE_PATTERN = '[^0-9०-९]*([0-9०-९][^0-9०-९]*){10,14}'

const TEN = 10
const MOST = 14
const ZERO = 0x966
const DEVANAGARI = /[०-९]/g
const PREFIXED = /^(?:00)?(?:0|91|091|910)([1-9]\d{9})$/
