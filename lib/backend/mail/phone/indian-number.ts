import 'server-only'
import { mobileNumber } from '#lib/rules/mobile-number.ts'

/** The ten digits of a number that a message can be sent to, in whatever notation it was typed; else undefined. */
export const indianNumber = (typed: string | null): string | undefined => {
  const digits = mobileNumber(typed ?? '')
  return /^[6-9]\d{9}$/.test(digits) ? digits : undefined
}

/** As providers and wa.me take it. */
export const withCountry = (digits: string) => `91${digits}`
