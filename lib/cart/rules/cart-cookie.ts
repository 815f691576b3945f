import { MAX_CART_LINES, MAX_UNITS } from '#lib/constants.ts'
import { type Line, mergeLines } from './lines.ts'

/** A visitor's cart: its id (it is merged once, Rule 14) and its lines. */
export type GuestCart = { guest: string; lines: readonly Line[] }

// guest~id.unit.size.color~id.unit.size.color.other: only characters that a cookie carries as they are.
const FIELD = '.'
const LINE = '~'

export const emptyGuestCart: GuestCart = { guest: '', lines: [] }

export const encodeCart = ({ guest, lines }: GuestCart) => [guest, ...lines.map(encodeLine)].join(LINE)

/** One line as it stands in the cookie, and in the address of a checkout of it alone. */
export const encodeLine = ({ id, unit, size, color, other }: Line) =>
  [id, unit, plain(size), plain(color), ...(other ? [plain(other)] : [])].join(FIELD)

/** Whatever stands in the cookie, a cart: a bad line is left out, the good ones beside it stay. */
export function decodeCart(value: string | undefined): GuestCart {
  if (!value) return emptyGuestCart
  const [guest = '', ...parts] = value.split(LINE)
  if (!/^[0-9a-f]{24}$/.test(guest)) return emptyGuestCart
  const read = parts.slice(0, 10 * MAX_CART_LINES).flatMap(part => decodeLine(part) ?? [])
  return { guest, lines: mergeLines([], read).lines }
}

export function decodeLine(part: string): Line | undefined {
  const [id = '', unit = '', size = '', color = '', other = '', more] = part.split(FIELD)
  if (more !== undefined || !/^[1-9]\d{0,9}$/.test(id) || !/^[1-9]\d{0,5}$/.test(unit)) return undefined
  const line = { id: Number(id), unit: Number(unit) }
  if (line.id > 2_147_483_647 || line.unit > MAX_UNITS) return undefined
  const [ownSize, ownColor, third] = [size, color, other].map(marked)
  if (ownSize === undefined || ownColor === undefined || third === undefined) return undefined
  return { ...line, size: ownSize, color: ownColor, ...(third && { other: third }) }
}

/** Letters, digits, - and _ as they are; any other byte as * and two hexadecimal digits. */
const plain = (text: string) =>
  [...new TextEncoder().encode(text)]
    .map(byte =>
      /[\w-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `*${byte.toString(16).padStart(2, '0')}`,
    )
    .join('')

function marked(text: string): string | undefined {
  if (!/^(?:[\w-]|\*[0-9a-f]{2})*$/.test(text)) return undefined
  const bytes = [...text.matchAll(/\*([0-9a-f]{2})|[\w-]/g)].map(([sign, hex]) =>
    hex ? Number.parseInt(hex, 16) : sign.charCodeAt(0),
  )
  try {
    const read = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return read.length <= 80 && !/[\u0000-\u001f\u007f]/.test(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** A fresh cart id, also where the page is not on https (no randomUUID there). */
export const newGuestId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')
