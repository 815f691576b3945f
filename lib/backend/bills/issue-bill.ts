import 'server-only'
import { noGstin, noSuchState, noTaxRate, seriesIsFull } from '#messages/bills.ts'
import type { Db } from '../db/pool.ts'
import { taxFacts } from '../declarations/tax-facts.ts'
import { readSellerFile } from '../shop/read-seller.ts'
import { readShop } from '../shop/read-shop.ts'
import { type TodayInIndia, todayInIndia } from './day-in-india.ts'
import { frozenOf } from './frozen-of.ts'
import { insertBill } from './insert-bill.ts'
import { orderToBill } from './order-to-bill.ts'
import { type BillFault, planBill } from './plan-bill.ts'
import { takeBillNumber } from './take-bill-number.ts'

/** A bill or a note that was issued, now or by an earlier call. Paise. */
export type Issued = { number: string; total: number; key: string }

/**
 * The bill of an order's parcel, in the transaction that packs it; the order's row is locked. Asked again, it is the same bill.
 * Where it cannot be made, the sentence says what the seller is to do, and the order is not packed.
 */
export async function issueBill(
  tx: Db,
  orderId: string,
  today: TodayInIndia = todayInIndia,
): Promise<Issued | { refused: string }> {
  const before = await billOf(tx, orderId, '')
  if (before) return before
  const order = await orderToBill(tx, orderId)
  if (!order) throw new Error(`There is no order ${orderId} to bill.`)
  const [file, shop] = [await readSellerFile(tx), await readShop(tx)]
  const declared = await taxFacts(
    tx,
    order.lines.map(line => ({ product: line.product_id, variant: line.variant_id })),
  )
  const frozen = await frozenOf(tx, order, declared, file.tax)
  const numbered = await takeBillNumber(tx, today, day => {
    const plan = planBill({ order, frozen, declared, file, shop: shop?.name ?? '', day })
    return 'fault' in plan ? { refused: inWords(orderId, plan.fault) } : plan
  })
  if ('refused' in numbered)
    return {
      refused: numbered.full
        ? seriesIsFull(orderId, numbered.full.series, numbered.full.year)
        : numbered.refused,
    }
  return insertBill(tx, orderId, '', numbered)
}

export const billOf = (tx: Db, orderId: string, part: string) =>
  tx.one<Issued>('select number, total, key from bills where order_id = $1 and part = $2', [orderId, part])

const inWords = (orderId: string, fault: BillFault) => {
  if (fault.kind === 'gstin') return noGstin(orderId)
  return fault.kind === 'state' ? noSuchState(orderId, fault.state) : noTaxRate(orderId, fault.product)
}
