import { door } from '#messages/desk-book-door.ts'
import { money } from '#messages/desk-book-money.ts'
import { orders } from '#messages/desk-book-orders.ts'
import { shop } from '#messages/desk-book-shop.ts'
import { things } from '#messages/desk-book-things.ts'
import type { BookWords } from './act-path.ts'

const WORDS: BookWords = { door, orders, things, shop, money }

/** What an act did, as the book says it; of one that this build does not have, its name. */
export function didWhat(act: string): string {
  const [area = '', name = ''] = act.split('.')
  const ofArea: Record<string, string> = Object.hasOwn(WORDS, area) ? WORDS[area as keyof BookWords] : {}
  return (Object.hasOwn(ofArea, name) ? ofArea[name] : undefined) ?? act
}
