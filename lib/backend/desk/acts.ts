import 'server-only'
import type { Act, OpenAct, Read } from './act.ts'
import { doorActs, doorReads } from './door/door-acts.ts'
import { moneyActs, moneyReads } from './money/money-acts.ts'
import { orderActs, orderReads } from './orders/order-acts.ts'
import { shopActs, shopReads } from './shop/shop-acts.ts'
import { thingActs, thingReads } from './things/thing-acts.ts'

/** What is done at the desk: the form posted to /desk/do/AREA/ACT. */
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

export function actOf(area: string, name: string): Act | OpenAct | undefined {
  const ofArea: Record<string, Act | OpenAct> | undefined = Object.hasOwn(acts, area)
    ? acts[area as keyof Acts]
    : undefined
  return ofArea && Object.hasOwn(ofArea, name) ? ofArea[name] : undefined
}
