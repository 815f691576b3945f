import { errorPage } from '#lib/server/http/error-page.ts'

/** A refusal that needs no page of the shop: its status, its sentence and a way home. */
export const errorPageResponse = (status: number, sentence: string, headers: Record<string, string> = {}) => {
  const page = errorPage(sentence)
  return new Response(page.html, { status, headers: { ...page.headers, ...headers } })
}
