import { bandUnreadable, numberUnreadable, promiseUnreadable, rateUnreadable } from '#messages/desk-shop.ts'
import { isList, type ShopField, type ShopList } from './shop-field.ts'

/** What a field of shop.json says, from what was typed; undefined where nothing was. */
export function saidOfField({ kind }: ShopField, typed: string): { said: unknown } | { wrong: string } {
  const text = typed.replace(/\r\n?/g, '\n').trim()
  if (text === '') return { said: undefined }
  if (kind === 'number') return asNumber(text)
  if (kind === 'flag') return { said: text === 'yes' }
  if (!isList(kind)) return { said: text }
  return asList(kind, text)
}

const asNumber = (text: string) => {
  const digits = text.replace(/[\s,₹%]/g, '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(digits) ? { said: Number(digits) } : { wrong: numberUnreadable }
}

function asList(kind: ShopList, text: string): { said: unknown } | { wrong: string } {
  const parts = text
    .split(kind === 'paragraphs' ? /\n\s*\n/ : '\n')
    .map(part => part.trim())
    .filter(Boolean)
  if (kind === 'lines' || kind === 'paragraphs') return { said: parts }
  const read = parts.map(READ[kind].of)
  return read.includes(undefined) ? { wrong: READ[kind].wrong } : { said: read }
}

type Read = { wrong: string; of: (part: string) => object | undefined }

const READ: Record<'promises' | 'bands' | 'rates', Read> = {
  promises: {
    wrong: promiseUnreadable,
    of: (part: string) => {
      const [title = '', ...rest] = part.split('|')
      return title.trim() ? { title: title.trim(), text: rest.join('|').trim() } : undefined
    },
  },
  bands: {
    wrong: bandUnreadable,
    of: (part: string) => {
      const [, min, max] = /^₹?\s*(\d{1,8})\s*(?:-|–|to)\s*₹?\s*(\d{1,8})$/.exec(part) ?? []
      return min === undefined ? undefined : { min: Number(min), max: Number(max) }
    },
  },
  rates: {
    wrong: rateUnreadable,
    of: (part: string) => {
      const [, hsn, rate, from] =
        /^(\d{2,8})\s+(\d{1,2}(?:\.\d{1,2})?)\s*%?\s+(20\d\d-\d\d-\d\d)$/.exec(part) ?? []
      return hsn === undefined ? undefined : { hsn, rate: Number(rate), from }
    },
  },
}

/** As it is shown in the field. */
export function typedOfField({ kind }: ShopField, said: unknown): string {
  if (said === undefined || said === null) return ''
  if (kind === 'flag') return said === true ? 'yes' : 'no'
  if (!isList(kind)) return String(said)
  const parts = Array.isArray(said) ? said : []
  return parts
    .map(part => (typeof part === 'string' ? part : LINE[kind](part)))
    .join(kind === 'paragraphs' ? '\n\n' : '\n')
}

type Line = Record<string, unknown>

const LINE: Record<ShopList, (part: Line) => string> = {
  lines: String,
  paragraphs: String,
  promises: ({ title, text }) => (text ? `${title} | ${text}` : String(title)),
  bands: ({ min, max }) => `${min}-${max}`,
  rates: ({ hsn, rate, from }) => `${hsn} ${rate} ${from}`,
}
