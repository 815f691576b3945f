import 'server-only'
import { personalColumns, SECRET_COLUMNS } from '#lib/privacy/rules/stored-data.ts'
import type { Db } from '../db/pool.ts'

type Rows = Record<string, unknown>[]

/** Whose rows they are: $1 is the customer. */
export const OWNED: Readonly<Record<string, string>> = {
  customers: 'id = $1',
  sessions: 'customer_id = $1',
  password_resets: 'customer_id = $1',
  addresses: 'customer_id = $1',
  carts: 'customer_id = $1',
  cart_merges: 'customer_id = $1',
  wishlists: 'customer_id = $1',
  orders: 'customer_id = $1',
  order_lines: 'order_id in (select id from orders where customer_id = $1)',
  order_events: 'order_id in (select id from orders where customer_id = $1)',
  payments: 'order_id in (select id from orders where customer_id = $1)',
  refunds: 'order_id in (select id from orders where customer_id = $1)',
  outbox: 'recipient in (select unnest(array[email, mobile]) from customers where id = $1)',
  erasures: 'customer_id = $1',
}

/** Of a network only: nobody can say whose they are. */
export const NOBODYS: readonly string[] = ['used_captchas']

/** All that the shop stores of one customer, by table, but for what only they may know. */
export async function rowsOfPerson(from: Db, customer: string): Promise<Record<string, Rows>> {
  const tables: Record<string, Rows> = {}
  for (const [table, columns] of personalColumns()) {
    const whose = OWNED[table]
    if (!whose) continue
    const told = columns.filter(column => !SECRET_COLUMNS.has(column))
    tables[table] = await from.query(`select ${told.join(', ')} from ${table} where ${whose}`, [customer])
  }
  return tables
}
