import { mobileNumber } from '#lib/rules/mobile-number.ts'

/** The name for a sign-in: an email unchanged, a mobile number in any notation. */
export const usernameOf = (typed: string): string => {
  const name = typed.trim()
  const digits = NUMBER.test(name) ? mobileNumber(name) : ''
  return digits.length === 10 ? digits : name
}

const NUMBER = /^[+(\d०-९][\s\d०-९()+.-]*$/
