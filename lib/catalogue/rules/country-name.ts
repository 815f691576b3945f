import { locale } from '#messages/language.ts'

const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })

/** The name of a country by its two letters; what is no such code stays as it is. */
export const countryName = (code: string) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code)
