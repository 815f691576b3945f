import 'server-only'
import type { Act, OpenAct, Read } from './act.ts'
import { doorActs, doorReads } from './door/door-acts.ts'
import { moneyActs, moneyReads } from './money/money-acts.ts'
import { orderActs, orderReads } from './orders/order-acts.ts'
import { shopActs, shopReads } from './shop/shop-acts.ts'
import { thingActs, thingReads } from './things/thing-acts.ts'

/** What is done at the desk: the form posted to /desk/do/WORD/ACT. */
export const acts = {
  door: doorActs,
  orders: orderActs,
  things: thingActs,
  shop: shopActs,
  money: moneyActs,
} satisfies Record<string, Record<string, Act | OpenAct>>

/** What is shown there. */
export const reads = {
  door: doorReads,
  orders: orderReads,
  things: thingReads,
  shop: shopReads,
  money: moneyReads,
} satisfies Record<string, Record<string, Read>>

export type Acts = typeof acts
export type Reads = typeof reads

export function actOf(word: string, name: string): Act | OpenAct | undefined {
  const ofWord: Record<string, Act | OpenAct> | undefined = Object.hasOwn(acts, word)
    ? acts[word as keyof Acts]
    : undefined
  return ofWord && Object.hasOwn(ofWord, name) ? ofWord[name] : undefined
}
