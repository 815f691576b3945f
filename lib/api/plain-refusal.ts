import { plainPage } from '../plain-page.ts'

/** A refusal that needs no page of the shop: its status, its sentence and a way home. */
export const plainRefusal = (status: number, sentence: string, headers: Record<string, string> = {}) => {
  const page = plainPage(sentence)
  return new Response(page.html, { status, headers: { ...page.headers, ...headers } })
}
