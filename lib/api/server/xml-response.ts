/** A response for search engines; they request it a few times a day, so it may be an hour old. */
export const xmlResponse = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
