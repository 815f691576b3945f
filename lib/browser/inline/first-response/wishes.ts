import { MAX_WISHES } from '#lib/constants.ts'
import { bytesOf } from './bytes.ts'
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
export function setWish({ id, size, color, other }: Pressed, wanted: boolean): boolean {
  const list = readWishes().filter(wish => idOf(wish) !== +id)
  // The list is read byte by byte, so what joins it must be bytes too.
  if (wanted) list.push(size || color ? [+id, ...[size, color, other].map(bytesOf)] : +id)
  // What is not chosen at its end is left out.
  const value = list[0] ? btoa(JSON.stringify(list).replace(/(,"")+]/g, ']')) : ''
  return list.length <= MAX_WISHES && writeCookie(WISHES_COOKIE, value)
}
