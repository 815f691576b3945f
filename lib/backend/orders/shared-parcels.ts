import 'server-only'
import { apiNamesBut } from '#lib/contract/address-fields.ts'
import {
  alreadyShared,
  courierIsBooked,
  goesWith,
  notShared,
  notTwoOrders,
  otherDoor,
  sharedTooLate,
  travelsAlone,
} from '#messages/shared-parcels.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { isBooked } from './is-booked.ts'
import { lockOrder, type OrderRow } from './order-row.ts'
import { done, noSuchOrder, type SellerResult } from './seller-result.ts'

/** The other orders in the parcel of an order, those that were cancelled meanwhile left out. */
export const sharersOf = async (id: string, on: Db = db): Promise<string[]> =>
  (await on.query<{ id: string }>(SHARERS, [id])).map(row => row.id)

/** Lets two orders to the same door travel in one parcel. Each keeps its bill and its charges. */
export const shareParcel = (id: string, other: string): Promise<SellerResult> => {
  if (id === other) return Promise.resolve(refused(notTwoOrders))
  return transaction(async tx => {
    // In one order, so that two who join the same ones do not wait for each other.
    const rows = new Map<string, OrderRow>()
    for (const name of [id, other].sort()) {
      const row = await lockOrder(tx, name)
      if (!row) return noSuchOrder(name)
      rows.set(name, row)
    }
    const [first, second] = [rows.get(id), rows.get(other)]
    if (!first || !second) return noSuchOrder(id)
    for (const row of [first, second]) {
      if (row.status !== 'placed' && row.status !== 'packed') return refused(sharedTooLate(row.id))
      if (await isBooked(tx, row.id)) return refused(courierIsBooked(row.id))
    }
    if (doorOf(first) !== doorOf(second)) return refused(otherDoor(id, other))
    if ((await sharersOf(id, tx)).includes(other)) return refused(alreadyShared(id, other))
    const parcel = (await parcelOf(tx, id)) ?? id
    const joined = (await parcelOf(tx, other)) ?? other
    await tx.run('update shared_parcels set with_order = $1 where with_order = $2', [parcel, joined])
    await tx.run('insert into shared_parcels (order_id, with_order) values ($2, $1)', [parcel, joined])
    return done(goesWith(other, id))
  })
}

/** Takes an order out of the parcel that it shares; it travels alone. */
export const ownParcel = (id: string): Promise<SellerResult> =>
  transaction(async tx => {
    const row = await lockOrder(tx, id)
    if (!row) return noSuchOrder(id)
    if (row.status !== 'placed' && row.status !== 'packed') return refused(sharedTooLate(id))
    if (await isBooked(tx, id)) return refused(courierIsBooked(id))
    const left = await tx.run('delete from shared_parcels where order_id = $1', [id])
    if (left > 0) return done(travelsAlone(id))
    // The others stay together: one of them gives its name to the parcel.
    const rest = await tx.query<{ order_id: string }>(
      'delete from shared_parcels where with_order = $1 returning order_id',
      [id],
    )
    const [next, ...others] = rest.map(each => each.order_id).sort()
    if (!next) return refused(notShared(id))
    for (const each of others)
      await tx.run('insert into shared_parcels (order_id, with_order) values ($1, $2)', [each, next])
    return done(travelsAlone(id))
  })

/** Other orders of the same door that can still go into its parcel. */
export const mayShareWith = (id: string) => db.query<{ id: string; placed_at: Date }>(CANDIDATES, [id])

const refused = (message: string): SellerResult => ({ done: false, message })

const parcelOf = async (tx: Db, id: string) =>
  (await tx.one<{ with_order: string }>('select with_order from shared_parcels where order_id = $1', [id]))
    ?.with_order

// The district follows from the PIN code; older addresses have none.
const DOOR = apiNamesBut('email', 'district')

// An order holds none of a field that is newer than it.
const doorOf = ({ address }: OrderRow) =>
  DOOR.map(name => (address[name] ?? '').trim().toLowerCase().replace(/\s+/g, ' ')).join('\n')

const PARCEL = `coalesce((select with_order from shared_parcels where order_id = $1), $1)`

const SHARERS = `
  select o.id from orders o
   where o.id <> $1 and o.status not in ('cancelled', 'expired')
     and (o.id = ${PARCEL} or o.id in (select order_id from shared_parcels where with_order = ${PARCEL}))
   order by o.placed_at`

const sameDoor = DOOR.map(
  name => `lower(trim(regexp_replace(coalesce(o.address->>'${name}', ''), '\\s+', ' ', 'g'))) =
           lower(trim(regexp_replace(coalesce(own.address->>'${name}', ''), '\\s+', ' ', 'g')))`,
).join(' and ')

const CANDIDATES = `
  select o.id, o.placed_at from orders own
    join orders o on o.address->>'mobileno' = own.address->>'mobileno' and o.id <> own.id
   where own.id = $1 and own.status in ('placed', 'packed') and o.status in ('placed', 'packed') and ${sameDoor}
     and o.id not in (select order_id from shared_parcels where with_order = ${PARCEL})
     and o.id <> ${PARCEL}
   order by o.placed_at limit 10`
