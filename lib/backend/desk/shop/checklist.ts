import 'server-only'
import type { Todo } from '#lib/desk/rules/todo.ts'
import { env } from '#lib/server/settings/env.ts'
import { todo, todoPart } from '#messages/desk-shop-list.ts'
import { doIt } from '#messages/shop-check.ts'
import { db } from '../../db/pool.ts'
import { paymentSettings } from '../../payments/settings.ts'
import { closedNow } from '../../shop/closed-now.ts'
import { isNotOpenYet } from '../../shop/door.ts'
import { readSellerFile } from '../../shop/read-seller.ts'
import { readShop } from '../../shop/read-shop.ts'
import { type Lack, shopLacks } from '../../shop/shop-lacks.ts'
import { offeredUpi } from '../../upi/online-way.ts'

/** What lies between the shop as it is and one that sells: what opens it, what the law asks, and what may wait. */
export async function readChecklist() {
  const [shop, seller] = [await readShop(), await readSellerFile()]
  const counts = await db.one<{ things: number; delivery: number }>(COUNTS)
  const settings = paymentSettings()
  const isPaidOnline = (settings && !settings.practice) || (await offeredUpi()) !== undefined
  const paying = settings?.practice ? todoPart.practice : todoPart.payments
  const todos: Todo[] = [
    ...(shop ? [] : [{ ...line('first', 'name', todo.name), isNeeded: true as const }]),
    ...(counts?.things ? [] : [{ ...line('first', 'things', todo.things), isNeeded: true as const }]),
    ...(counts?.delivery ? [] : [line('first', 'delivery', todo.delivery, todoPart.delivery)]),
    ...inLines(await shopLacks(undefined, true)),
    ...(isPaidOnline ? [] : [line('later', 'upi', todo.payments, paying)]),
    ...(shop && !shop.logo ? [line('later', 'looks', todo.logo)] : []),
    ...(env.channels.mail ? [] : [line('later', 'keys', todo.mails, todoPart.mails)]),
  ]
  return {
    name: shop?.name ?? '',
    things: counts?.things ?? 0,
    isNotOpenYet: await isNotOpenYet(),
    closed: await closedNow(seller.closed),
    todos,
  }
}

const line = (group: Todo['group'], at: Todo['at'], what: string, ...parts: string[]): Todo => ({
  ...{ group, at, what, parts },
})

/** Without these the first order cannot go out as it should. */
const FIRST: readonly string[] = [doIt.bills, doIt.contact]
const LATER: readonly string[] = [doIt.interstate]

/** One line for all that is done in one place. */
const inLines = (lacks: readonly Lack[]): Todo[] =>
  [...Map.groupBy(lacks, ({ todo, at }) => `${at} ${todo}`).values()].flatMap(([first, ...others]) =>
    first
      ? line(
          FIRST.includes(first.todo) ? 'first' : LATER.includes(first.todo) ? 'later' : 'law',
          ...([first.at, first.todo] as const),
          ...[first, ...others].flatMap(({ part }) => part ?? []),
        )
      : [],
  )

const COUNTS = `select (select count(*)::int from products where not withdrawn) as things,
  (select count(*)::int from delivery_rules where terms is not null) as delivery`
