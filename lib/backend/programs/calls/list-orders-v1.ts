import 'server-only'
import type { orderCalls } from '#lib/contract/v1/orders-v1.ts'
import type { AnswerOf, InputOf } from '#lib/contract/v1/program-call.ts'
import { db } from '../../db/pool.ts'
import { OPEN_STATES } from '../../desk/orders/order-conditions.ts'
import { cursorOf, isSortMoment, isTextOf, pageOf, readCursor, sortMoment } from '../cursor.ts'
import { ordersV1 } from './order-v1.ts'

type Call = typeof orderCalls.listOrders
type Asked = InputOf<Call>
type Sort = 'placed' | 'changed'
type Place = readonly [sort: Sort, at: string, id: string]

/** A page of orders: as they were placed, the newest first, or as they changed, the oldest change first. */
export async function listOrdersV1(asked: Asked): Promise<AnswerOf<Call>> {
  const sort: Sort = asked.updated_since ? 'changed' : 'placed'
  const after = readCursor(asked.cursor, isPlaceOf(sort))
  // Asked before the rows are: what changes in between is told again next time.
  const asOf = await db.one<{ at: Date }>(AS_OF)
  const rows = await db.query<{ id: string; at: string }>(...pageQuery(asked, sort, after))
  const orders = await ordersV1(rows.slice(0, asked.limit).map(({ id }) => id))
  const { data, next } = pageOf(
    rows,
    asked.limit,
    ({ id }) => orders.get(id),
    ({ at, id }) => cursorOf(sort, at, id),
  )
  return { data: data.filter(order => order !== undefined), next, as_of: String(asOf?.at.toISOString()) }
}

const isPlaceOf =
  (sort: Sort) =>
  (parts: readonly unknown[]): parts is Place =>
    parts.length === 3 && parts[0] === sort && isSortMoment(parts[1]) && isTextOf(40)(parts[2])

const COLUMN = { placed: 'o.placed_at', changed: 'o.changed_at' }

function pageQuery(asked: Asked, sort: Sort, after: Place | undefined): [sql: string, values: unknown[]] {
  const values: unknown[] = []
  const value = (given: unknown) => `$${values.push(given)}`
  const column = COLUMN[sort]
  const conditions = [
    asked.state === 'open' && `o.status in ${OPEN_STATES}`,
    asked.state && asked.state !== 'open' && `o.status = ${value(asked.state)}`,
    asked.since && `o.placed_at >= ${value(asked.since)}::timestamptz`,
    asked.until && `o.placed_at < ${value(asked.until)}::timestamptz`,
    asked.updated_since && `o.changed_at >= ${value(asked.updated_since)}::timestamptz`,
    after &&
      `(${column}, o.id) ${sort === 'placed' ? '<' : '>'} (${value(after[1])}::timestamptz, ${value(after[2])})`,
  ].filter(Boolean)
  const direction = sort === 'placed' ? 'desc' : 'asc'
  return [
    `select o.id, ${sortMoment(column)} as at from orders o ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
      order by ${column} ${direction}, o.id ${direction} limit ${value(asked.limit + 1)}`,
    values,
  ]
}

// Whatever is still being changed began after this moment, and will be told as changed since.
const AS_OF = `
  select least(now(), min(a.xact_start)) as at from pg_stat_activity a
   where a.datname = current_database() and a.pid <> pg_backend_pid() and a.xact_start is not null`
