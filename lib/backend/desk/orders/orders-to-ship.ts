import 'server-only'
import type { Role } from '#lib/desk/rules/roles.ts'
import { openBookingOf } from '../../couriers/booking-row.ts'
import { courierSettings } from '../../couriers/settings.ts'
import { db } from '../../db/pool.ts'
import { sharersOf } from '../../orders/shared-parcels.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { PAGE_SIZE } from './list-orders.ts'

export type ToShip = { id: string; name: string; place: string; sharing: string[]; isBookable: boolean }

type Row = Omit<ToShip, 'sharing' | 'isBookable'> & { status: string }

/** Orders that can be sent now. Of several in one parcel only the first is listed: all get its tracking number. */
export async function ordersToShip(
  ids: readonly string[],
  _: Role,
): Promise<{ orders: ToShip[]; couriers: string[] }> {
  const hasService = courierSettings() !== undefined
  const rows = await db.query<Row>(READ, [ids.slice(0, PAGE_SIZE)])
  const orders: ToShip[] = []
  for (const row of rows) {
    if (orders.some(({ sharing }) => sharing.includes(row.id))) continue
    const { status, ...told } = row
    const isBookable = status === 'packed' && hasService && !(await openBookingOf(row.id))
    orders.push({ ...told, sharing: await sharersOf(row.id), isBookable })
  }
  return { orders, couriers: (await knownSeller()).couriers }
}

const READ = `
  select id, status, trim(coalesce(address->>'firstname', '') || ' ' || coalesce(address->>'lastname', '')) as name,
         trim(coalesce(address->>'city', '') || ' ' || coalesce(address->>'pincode', '')) as place
    from orders where id = any($1) and status in ('placed', 'packed') order by placed_at desc, id desc`
