import { MAX_WISHES } from '#lib/constants.ts'
import { COOKIE_BYTES } from '#lib/wishlist/rules/wish-cookie.ts'
import { readCookie, writeCookie } from './cookies.ts'
import type { Pressed } from './elements.ts'
import { WISHES_COOKIE } from './names.ts'

/** A wish as its cookie has it: 7, or [7,"M","Red"], with a third option if it has one, or what another shop left. */
type Wish = number | [id: number, ...choice: string[]] | { id: number }

const idOf = (wish: Wish) => +((wish as { id: number })?.id ?? (wish as [number])?.[0] ?? wish)

function readWishes(): Wish[] {
  try {
    return JSON.parse(atob(decodeURIComponent(readCookie(WISHES_COOKIE)))).filter(
      (wish: Wish) => idOf(wish) > 0,
    )
  } catch {
    return []
  }
}

export const wishedIds = () => readWishes().map(idOf)

/** Puts a wish there or takes it away; answers whether that was possible. */
export function setWish({ id, size, color, other = '' }: Pressed, wanted: boolean): boolean {
  const list = readWishes().filter(wish => idOf(wish) !== +id)
  const parts = [size, color, other].map(utf8)
  parts.length = other ? 3 : color ? 2 : size ? 1 : 0
  if (wanted) list.push(parts[0] === undefined ? +id : [+id, ...parts])
  const value = list[0] ? btoa(JSON.stringify(list)) : ''
  return list.length <= MAX_WISHES && value.length <= COOKIE_BYTES && writeCookie(WISHES_COOKIE, value)
}

// The list is read byte by byte, so what joins it must be bytes too.
const utf8 = (text: string) => String.fromCharCode(...new TextEncoder().encode(text))
