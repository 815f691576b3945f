import { errorPage } from '#lib/server/http/error-page.ts'

/** A refusal that needs no page of the shop: a status, a message and a link to the home page. */
export const errorPageResponse = (status: number, sentence: string, headers: Record<string, string> = {}) => {
  const page = errorPage(sentence)
  return new Response(page.html, { status, headers: { ...page.headers, ...headers } })
}
