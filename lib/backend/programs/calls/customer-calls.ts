import 'server-only'
import type { customerCalls } from '#lib/contract/v1/customers-v1.ts'
import type { InputOf } from '#lib/contract/v1/program-call.ts'
import { db } from '../../db/pool.ts'
import { readCustomer } from '../../desk/money/customers.ts'
import { type FoundPerson, findPeople } from '../../privacy/find-person.ts'
import type { Rows } from '../call-row.ts'
import { cursorOf, isSortMoment, isTextOf, pageOf, readCursor, sortMoment } from '../cursor.ts'

type Row = Omit<FoundPerson, 'asked_at'>
type Place = readonly [at: string, id: string]

async function listCustomersV1({ who, since, cursor, limit }: InputOf<typeof customerCalls.listCustomers>) {
  if (who !== undefined) return { data: (await findPeople(who)).slice(0, limit).map(told), next: null }
  const after = readCursor(cursor, isPlace)
  const rows = await db.query<Row & { at: string }>(LIST, [
    since ?? null,
    after?.[0] ?? null,
    after?.[1] ?? null,
    limit + 1,
  ])
  return pageOf(rows, limit, told, ({ at, id }) => cursorOf(at, id))
}

const isPlace = (parts: readonly unknown[]): parts is Place =>
  parts.length === 2 && isSortMoment(parts[0]) && isTextOf(36)(parts[1]) && /^[0-9a-f-]{36}$/.test(parts[1])

const told = ({ id, name, email, mobile, guest, created_at, orders }: Row) => ({
  ...{ id, guest, orders },
  name: name.trim(),
  email: email ?? '',
  mobile: mobile ?? '',
  created_at: created_at.toISOString(),
})

const LIST = `
  select c.id, c.firstname || ' ' || c.lastname as name,
         case when c.guest then c.guest_email when c.by_code then '' else c.email end as email,
         coalesce(c.mobile, c.guest_mobile) as mobile, c.guest, c.created_at, ${sortMoment('c.created_at')} as at,
         (select count(*)::int from orders o where o.customer_id = c.id) as orders
    from customers c
   where c.erased_at is null and ($1::timestamptz is null or c.created_at >= $1)
     and ($2::timestamptz is null or (c.created_at, c.id) > ($2, $3::uuid))
   order by c.created_at, c.id limit $4`

export const customerRows: Rows<typeof customerCalls> = {
  listCustomers: { read: listCustomersV1 },
  getCustomer: {
    read: async ({ id }) => {
      const found = await readCustomer(id)
      return (
        found && {
          ...told(found.person),
          latest_orders: found.orders.map(order => ({
            id: order.id,
            placed_at: order.placed_at.toISOString(),
            state: order.status,
            total_paise: order.total,
            refused: order.refused,
          })),
          refusals: found.refusals,
        }
      )
    },
  },
}
