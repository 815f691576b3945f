/** A link from data: http(s) or a path of this shop, else '' (Rule 7). */
export function safeLink(url: string): string | undefined {
  const typed = url.trim()
  if (/^\/(?![/\\])/.test(typed) && !/\p{Cc}/u.test(typed)) return typed
  return isWeb(typed) ? typed : undefined
}

/** Only a link to another site: for social icons and `_blank`. */
export const webLink = (url: string) => (isWeb(url.trim()) ? url.trim() : undefined)

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
