import 'server-only'
import { db } from '#lib/backend/db/pool.ts'
import { paymentSettings } from '#lib/backend/payments/settings.ts'
import { closedNow } from '#lib/backend/shop/closed-now.ts'
import { isNotOpenYet } from '#lib/backend/shop/door.ts'
import { readSellerFile } from '#lib/backend/shop/read-seller.ts'
import { readShop } from '#lib/backend/shop/read-shop.ts'
import { type LackPlace, shopLacks } from '#lib/backend/shop/shop-lacks.ts'
import { offeredUpi } from '#lib/backend/upi/online-way.ts'
import { env } from '#lib/server/settings/env.ts'
import { todo } from '#messages/desk-shop-list.ts'

export type Todo = { what: string; at: LackPlace | 'name' | 'looks' | 'upi' | 'keys'; isFirst?: true }

/** What lies between the shop as it is and one that sells: what it cannot sell without first, then in order of harm. */
export async function readChecklist() {
  const [shop, seller] = [await readShop(), await readSellerFile()]
  const counts = await db.one<{ things: number; delivery: number }>(COUNTS)
  const settings = paymentSettings()
  const isPaidOnline = (settings && !settings.practice) || (await offeredUpi()) !== undefined
  const todos: Todo[] = [
    ...(shop ? [] : [first(todo.name, 'name')]),
    ...(counts?.things ? [] : [first(todo.things, 'things')]),
    ...(counts?.delivery ? [] : [{ what: todo.delivery, at: 'delivery' } as const]),
    ...(isPaidOnline
      ? []
      : [{ what: settings?.practice ? todo.practice : todo.payments, at: 'upi' } as const]),
    ...(shop && !shop.logo ? [{ what: todo.logo, at: 'looks' } as const] : []),
    ...(env.channels.mail ? [] : [{ what: todo.mails, at: 'keys' } as const]),
    ...(await shopLacks(undefined, true)).map(({ what, at }) => ({ what, at })),
  ]
  return {
    name: shop?.name ?? '',
    things: counts?.things ?? 0,
    isNotOpenYet: await isNotOpenYet(),
    closed: await closedNow(seller.closed),
    todos,
  }
}

const first = (what: string, at: Todo['at']): Todo => ({ what, at, isFirst: true })

const COUNTS = `select (select count(*)::int from products where not withdrawn) as things,
  (select count(*)::int from delivery_rules where terms is not null) as delivery`
