import 'server-only'
import type { Role } from '#lib/desk/rules/roles.ts'
import { db } from '../../db/pool.ts'
import { sharersOf } from '../../orders/shared-parcels.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { PAGE_SIZE } from './list-orders.ts'

export type ToShip = { id: string; name: string; place: string; sharing: string[] }

/** Orders that can be sent now; of those in one parcel the first, whose number is all theirs. */
export async function ordersToShip(
  ids: readonly string[],
  _: Role,
): Promise<{ orders: ToShip[]; couriers: string[] }> {
  const rows = await db.query<Omit<ToShip, 'sharing'>>(READ, [ids.slice(0, PAGE_SIZE)])
  const orders: ToShip[] = []
  for (const row of rows) {
    if (orders.some(({ sharing }) => sharing.includes(row.id))) continue
    orders.push({ ...row, sharing: await sharersOf(row.id) })
  }
  return { orders, couriers: (await knownSeller()).couriers }
}

const READ = `
  select id, trim(coalesce(address->>'firstname', '') || ' ' || coalesce(address->>'lastname', '')) as name,
         trim(coalesce(address->>'city', '') || ' ' || coalesce(address->>'pincode', '')) as place
    from orders where id = any($1) and status in ('placed', 'packed') order by placed_at desc, id desc`
