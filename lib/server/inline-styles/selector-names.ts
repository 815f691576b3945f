/**
 * The names that a page must have for a selector to match anything in it: its elements, classes, ids, and the types of
 * its fields. What may change without a new document (attributes, states) and what stands in `:not()`, `:is()`,
 * `:where()` or `:has()` asks for nothing, so a rule is rather kept than missed.
 */
export function namesOf(selector: string): string[] {
  const plain = withoutArguments(withoutEscapes(selector))
    .replace(/\[[^\]]*\]/g, '')
    .replace(/::?[\w-]+/g, '')
  const names = [...plain.matchAll(NAME)].map(([, sign = '', name = '']) =>
    sign ? sign + asWritten(name) : name.toLowerCase(),
  )
  return [...names, ...fieldsOf(selector)]
}

/** The names that occur in a page's HTML, where text and values hold neither `<` nor quotes. */
export function namesIn(html: string): Set<string> {
  const names = new Set<string>()
  for (const [, tag = ''] of html.matchAll(TAG)) names.add(tag.toLowerCase())
  for (const [, name, value = ''] of html.matchAll(NAMING))
    if (name === 'id') names.add(`#${value}`)
    else if (name === 'type') names.add(`type=${DATES.test(value) ? 'date' : value}`)
    else for (const each of value.split(/\s+/)) names.add(`.${each}`)
  return names
}

const NAME = /([.#]?)((?:[\w-]|\P{ASCII})+)/gu
const TAG = /<([a-zA-Z][\w-]*)/g
const NAMING = /\s(class|id|type)="([^"]*)"/g

// Pseudo-elements of one type of field; a page without such a field needs no rule for them.
const FIELD_PARTS = [
  ['file', /::file-selector-button/],
  ['number', /::-webkit-(?:inner|outer)-spin-button/],
  ['date', /::-webkit-(?:date|calendar)/],
] as const
const DATES = /^(?:date|datetime-local|month|time|week)$/

const fieldsOf = (selector: string) =>
  FIELD_PARTS.flatMap(([type, part]) => (part.test(selector) ? [`type=${type}`] : []))

/** Without what stands in the brackets of a pseudo-class, itself included. */
function withoutArguments(selector: string): string {
  let text = selector
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(/::?[\w-]+\([^()]*\)/g, '')
  }
  return text
}

// While a selector is taken apart, an escaped sign is one that means nothing there.
const ASIDE = 0xe000
const withoutEscapes = (selector: string) =>
  selector.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code: string | undefined, sign = '') =>
    String.fromCharCode(ASIDE + (code ? Number.parseInt(code, 16) : sign.charCodeAt(0))),
  )
const asWritten = (name: string) =>
  name.replace(/[\ue000-\uf8ff]/g, sign => String.fromCharCode(sign.charCodeAt(0) - ASIDE))
