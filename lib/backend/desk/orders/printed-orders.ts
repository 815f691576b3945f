import 'server-only'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import type { Printed, PrintedOrder } from '#lib/desk/rules/orders/printed-order.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { env } from '#lib/server/settings/env.ts'
import { db } from '../../db/pool.ts'
import { ORDER_DETAILS, type OrderDetails } from '../../orders/order-details.ts'
import { sharersOf } from '../../orders/shared-parcels.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { knownShop } from '../../shop/read-shop.ts'
import { PAGE_SIZE } from './list-orders.ts'
import { OPEN_STATES } from './order-conditions.ts'
import { choiceOf, toCollect } from './read-order.ts'
import { barsOf, squareOf } from './scan-codes.ts'

/** What is printed for the parcels of these orders, those of one parcel one after the other. */
export async function printedOrders(ids: readonly string[], role: Role): Promise<Printed> {
  const rows = await read(ids.slice(0, PAGE_SIZE), role)
  const byId = new Map<string, PrintedOrder>()
  for (const row of rows) byId.set(row.id, await printed(row, role))
  const { seller, tax } = await knownSeller()
  const shop = (await knownShop())?.name ?? ''
  const { street, town, state, pin } = seller.address
  return {
    orders: together([...byId.values()]),
    from: {
      name: shop,
      lines: [
        seller.legalName ?? '',
        street ?? '',
        [town, pin].filter(Boolean).join(' '),
        state ?? '',
      ].filter(Boolean),
      phone: seller.care.mobile ?? '',
      gstin: tax.status === 'regular' || tax.status === 'composition' ? (seller.gstin ?? '') : '',
    },
  }
}

const read = (ids: readonly string[], role: Role) =>
  db.query<OrderDetails>(
    `${ORDER_DETAILS} where o.id = any($1) and ${role === 'owner' ? `o.status <> 'awaiting'` : `o.status in ${OPEN_STATES}`}
      order by o.placed_at, o.id`,
    [ids],
  )

async function printed(row: OrderDetails, role: Role): Promise<PrintedOrder> {
  const sharing = await sharersOf(row.id)
  const others = sharing.length ? await read(sharing, role) : []
  const number = row.tracking_number
  return {
    id: row.id,
    placedAt: row.placed_at.toISOString(),
    address: row.address,
    lines: row.lines.map(line => ({
      name: line.name,
      choice: choiceOf(line),
      sku: line.sku ?? '',
      units: line.units,
    })),
    units: row.lines.reduce((sum, { units }) => sum + units, 0),
    toCollect: toCollect(row),
    courier: row.courier,
    tracking: number,
    qr: squareOf(`${env.siteUrl}${orderPage(row.id)}`),
    bars: (number && barsOf(number)) || barsOf(row.id),
    sharing,
    parcelCollect: [row, ...others].reduce((sum, order) => sum + toCollect(order), 0),
    bill: row.bills?.find(({ kind }) => kind !== 'credit-note' && kind !== 'refund-note')?.number ?? '',
  }
}

function together(orders: PrintedOrder[]): PrintedOrder[] {
  const left = [...orders]
  const sorted: PrintedOrder[] = []
  for (let next = left.shift(); next; next = left.shift()) {
    const { sharing } = next
    sorted.push(next, ...left.filter(({ id }) => sharing.includes(id)))
    for (const each of sorted) if (left.includes(each)) left.splice(left.indexOf(each), 1)
  }
  return sorted
}
