import 'server-only'

/** The text of XML without its entities; a spreadsheet also writes control characters as _x000D_. */
export const xmlText = (text: string) =>
  (text.includes('&')
    ? text.replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => signOf(name) ?? whole)
    : text
  ).replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const signOf = (name: string) => {
  if (!name.startsWith('#')) return Object.hasOwn(SIGNS, name) ? SIGNS[name] : undefined
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** The value of an attribute in a tag. */
export const attributeOf = (tag: string, name: string) => {
  const found =
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? new RegExp(`\\s${name}='([^']*)'`).exec(tag)?.[1]
  return found === undefined ? undefined : xmlText(found)
}

/** Pieces of XML that end with an end tag of this name, as they arrive; what stands between them comes with the next. */
export async function* elements(
  chunks: AsyncIterable<string>,
  name: string,
  most: number,
  tooLong: () => Error,
) {
  const end = new RegExp(`</(?:\\w+:)?${name}\\s*>|<(?:\\w+:)?${name}(?:\\s[^<>]*)?/>`, 'g')
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    let from = 0
    end.lastIndex = 0
    for (let found = end.exec(rest); found; found = end.exec(rest)) {
      yield rest.slice(from, end.lastIndex)
      from = end.lastIndex
    }
    rest = rest.slice(from)
    if (rest.length > most) throw tooLong()
  }
}
