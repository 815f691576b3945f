import { locale } from '#messages/language.ts'

// What an import says of delivery.csv and delivery.json.
export const notPinPrefix = (typed: string) =>
  `“${typed}” is not the beginning of a PIN code: write its digits, or * for all others`
export const prefixWrong = (typed: string) =>
  `“${typed}” is not the beginning of a PIN code: one to six digits, of which the first is not 0`
export const prefixTwice = (prefix: string, line: number) =>
  `“${prefix}” is on line ${line} already: one row says all of it`
export const prefixOfNothing = (prefix: string) =>
  `no PIN code of India Post's directory begins with ${prefix}: this row serves nobody yet`
export const deliveryTooMany = (most: number) =>
  `has more than ${most.toLocaleString(locale)} rows: a row for the first digits of many PIN codes says it once`
export const daysBothOrNone = 'is empty, and the other one is not: fill in both, or neither to promise no day'
export const daysBackwards = (from: number, to: number) =>
  `${to} is less than days_from, which is ${from}: the parcel comes from the first to the second day`
export const deliverySettingWrong = {
  origin: 'is no PIN code: six digits, of which the first is not 0',
  cutOff: 'is no time of the day like "14:00"',
  daysOff: 'names days of the week by their English names, like ["Sunday"], and leaves one to work on',
  holidays: 'is a list of dates like "2026-11-08"',
}
