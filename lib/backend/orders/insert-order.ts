import 'server-only'
import type { FrozenLine } from '#lib/bills/rules/frozen-lines.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { ORDER_AMOUNTS, type OrderMoney } from '#lib/checkout/rules/order-money.ts'
import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { OrderRequest } from '#lib/contract/checkout-schemas.ts'
import type { Db } from '../db/pool.ts'
import { linkKey } from '../order-links/link-key.ts'
import { hashOfToken } from '../session/tokens.ts'
import { lineRows } from './line-rows.ts'

type NewOrder = {
  id: string
  customer: string
  request: OrderRequest
  status: OrderStatus
  money: OrderMoney
  address: Address
  lines: readonly PricedLine[]
  keepCart: boolean
  key: string | undefined
  bodyHash: Buffer
  holdMinutes: number | null
  /** Its stock is not taken with it: its pieces are taken when it is paid. */
  unheld: boolean
  /** What its limits count it for, beside its customer. */
  network: string | undefined
  /** What is settled of its tax, line by line. */
  tax: { frozen: readonly FrozenLine[]; included: number | undefined }
  /** The hash of the browser's cookie, where a browser placed it. */
  browser: Buffer | undefined
}

/** The order, its lines and its first event in one statement: one way to the database instead of three. */
export const insertOrder = (tx: Db, order: NewOrder) =>
  tx.query(INSERT, [
    order.id,
    order.customer,
    order.request.paymentmode,
    order.status,
    JSON.stringify(order.address),
    order.keepCart,
    order.key,
    order.bodyHash,
    order.holdMinutes,
    JSON.stringify(lineRows(order)),
    order.unheld,
    order.network,
    JSON.stringify(order.tax.frozen.map((line, place) => ({ ...line, place }))),
    order.tax.included ?? null,
    order.browser ?? null,
    hashOfToken(linkKey(order.id, 1)),
    ...ORDER_AMOUNTS.map(name => order.money[name]),
  ])

const FIRST_AMOUNT = 17

const INSERT = {
  name: 'insert-order',
  text: `
    with made as (
      insert into orders (id, customer_id, mode, status, address, keep_cart, order_key, body_hash, hold_until, unheld,
                          network, included_tax, ${ORDER_AMOUNTS})
      values ($1, $2, $3, $4, $5, $6, $7, $8, now() + $9 * interval '1 minute', $11, $12, $14,
              ${ORDER_AMOUNTS.map((_, place) => `$${FIRST_AMOUNT + place}`)})
      returning id),
    lined as (
      insert into order_lines (order_id, place, product_id, asin, name, image, description, size, color, units, price,
                               original_price, total, other, variant_id, sku, promise, counted, options)
      select made.id, l.* from made, jsonb_to_recordset($10::jsonb) as l (place smallint, product_id int, asin text,
             name text, image text, description text, size text, color text, units int, price bigint,
             original_price bigint, total bigint, other text, variant_id int, sku text, promise text, counted boolean,
             options jsonb)),
    taxed as (
      insert into order_line_taxes (order_id, place, reduction, delivery, hsn, unit, rate, slab)
      select made.id, t.* from made, jsonb_to_recordset($13::jsonb) as t (place smallint, reduction bigint,
             delivery bigint, hsn text, unit text, rate numeric, slab text)),
    browsed as (
      insert into order_browsers (order_id, browser_hash) select id, $15 from made where $15::bytea is not null),
    linked as (insert into order_links (key_hash, order_id, generation) select $16, id, 1 from made)
    insert into order_events (order_id, kind) select id, 'placed' from made`,
}
