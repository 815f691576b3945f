import { TOKEN_SECONDS } from '#lib/constants.ts'
import { NAME_COOKIE } from './names.ts'

export const readCookie = (name: string) => `; ${document.cookie}`.split(`; ${name}=`)[1]?.split(';')[0] ?? ''

/** Answers whether the browser kept it: one that is too large is dropped without a word. */
export function writeCookie(name: string, value: string): boolean {
  document.cookie = `${name}=${value}; path=/; samesite=lax; max-age=${value ? TOKEN_SECONDS : 0}`
  return readCookie(name) === value
}

/** The name cookie is the browser's only hint of a session. */
export const isCustomer = () => readCookie(NAME_COOKIE) !== ''
