/** Whether a request comes from a page of this very site. A browser always tells by one of the two headers. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = request.headers.get('origin')
  if (origin === null) return request.method === 'GET' || site === 'same-origin'
  try {
    return new URL(origin).host === request.headers.get('host')
  } catch {
    return false
  }
}
