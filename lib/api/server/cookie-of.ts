import { parseCookies } from 'nookies'

/** One cookie of a request, by its header; nothing where it is empty. */
export const cookieOf = (header: string | string[] | null | undefined, name: string): string | undefined =>
  parseCookies({ req: { headers: { cookie: String(header ?? '') } } } as never)[name] || undefined
