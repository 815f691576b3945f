/** A link from data leads to http(s) or to a path of our own, or nowhere (Rule 7). */
export function safeLink(url: string): string | undefined {
  const typed = url.trim()
  if (/^\/(?![/\\])/.test(typed) && !/\p{Cc}/u.test(typed)) return typed
  return isWeb(typed) ? typed : undefined
}

/** Only to another site: what a social icon and a `_blank` may lead to. */
export const webLink = (url: string) => (isWeb(url.trim()) ? url.trim() : undefined)

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
