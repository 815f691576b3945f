import { mobileNumber } from '#lib/rules/mobile-number.ts'

/** Who signs in: an email as it is, a mobile number however it is written. */
export const usernameOf = (typed: string): string => {
  const name = typed.trim()
  const digits = NUMBER.test(name) ? mobileNumber(name) : ''
  return digits.length === 10 ? digits : name
}

const NUMBER = /^[+(\d०-९][\s\d०-९()+.-]*$/
