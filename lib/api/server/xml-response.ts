/** An answer for search engines; asked for a few times a day, so an hour old is fresh. */
export const xmlResponse = (text: string) =>
  new Response(text, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
