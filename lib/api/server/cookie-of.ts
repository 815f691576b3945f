import { readCookies } from './read-cookies.ts'

/** One cookie of a request, by its header; nothing where it is empty. */
export const cookieOf = (header: string | string[] | null | undefined, name: string): string | undefined =>
  readCookies(header?.toString())[name] || undefined
