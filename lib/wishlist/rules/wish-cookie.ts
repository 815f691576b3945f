import type { LineKey } from '#lib/cart/rules/lines.ts'
import { MAX_WISHES } from '#lib/constants.ts'

/** Browsers limit a cookie to 4,096 bytes, including its name. */
export const COOKIE_BYTES = 3_900

/** A list as JSON, encoded as Base64 text (Rule 12). Compact: 7, or [7,"M","Red"], or [7,"M","Red","Slim"]. */
export const encodeWishes = (wishes: readonly LineKey[]) => toBase64(JSON.stringify(wishes.map(compact)))

const compact = ({ id, size, color, other }: LineKey) => {
  if (other) return [id, size, color, other]
  return color ? [id, size, color] : size ? [id, size] : id
}

export function decodeWishes(
  value: string | undefined,
  log: (message: string, cause: string) => void = console.error,
): readonly LineKey[] {
  if (!value) return []
  try {
    const list: unknown = JSON.parse(fromBase64(value))
    if (!Array.isArray(list)) throw new TypeError('not a list')
    return list
      .slice(0, 10 * MAX_WISHES)
      .reduce<readonly LineKey[]>((wishes, entry) => addWish(wishes, readWish(entry)), [])
  } catch (cause) {
    log('Error decoding Base64 data:', String(cause))
    return []
  }
}

/** Adding an existing id changes nothing; nor does adding beyond the limit. */
export const addWish = (wishes: readonly LineKey[], wish: LineKey | undefined): readonly LineKey[] =>
  !wish || wishes.some(({ id }) => id === wish.id) || wishes.length >= MAX_WISHES ? wishes : [...wishes, wish]

export const removeWish = (wishes: readonly LineKey[], id: number): readonly LineKey[] =>
  wishes.filter(wish => wish.id !== id)

/** Whether the wishes still fit into the cookie. */
export const fits = (wishes: readonly LineKey[]) => encodeWishes(wishes).length <= COOKIE_BYTES

function readWish(entry: unknown): LineKey | undefined {
  const [id, size = '', color = '', other = ''] = Array.isArray(entry) ? entry : [wholeItemId(entry) ?? entry]
  const sound = Number.isSafeInteger(id) && id > 0 && id <= 2_147_483_647
  return sound && [size, color, other].every(isOption)
    ? { id, size, color, ...(other && { other }) }
    : undefined
}

/** The complete item, as another shop at this address may have stored it. */
const wholeItemId = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, 'id')
    ? (entry as { id: unknown }).id
    : undefined

const isOption = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 80 && !/\p{Cc}/u.test(value)

const toBase64 = (text: string) => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const fromBase64 = (text: string) =>
  new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(text), sign => sign.charCodeAt(0)))
