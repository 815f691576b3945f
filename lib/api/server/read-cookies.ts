import { parseCookies } from 'nookies'

/** The cookies of a request's header, decoded. Nookies reads them from Node's request, and a Fetch request is none. */
export const readCookies = (header: string | null | undefined): Record<string, string | undefined> =>
  parseCookies({ req: { headers: { cookie: header ?? '' } } } as never)
