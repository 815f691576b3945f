import { parseCookies } from 'nookies'

/** The cookies of a request's header, decoded. Nookies needs a Node request; this takes a Fetch request. */
export const readCookies = (header: string | null | undefined): Record<string, string | undefined> =>
  parseCookies({ req: { headers: { cookie: header ?? '' } } } as never)
