import 'server-only'
import { gstStateOf } from '#lib/addresses/rules/gst-state-codes.ts'
import { chargesTax } from '#lib/bills/rules/document-kinds.ts'
import { type FrozenLine, frozenLines, includedTax } from '#lib/bills/rules/frozen-lines.ts'
import { takenOff } from '#lib/cart/rules/reductions.ts'
import type { PricedLine } from '#lib/checkout/rules/chosen-lines.ts'
import { lineTotals, type OrderMoney } from '#lib/checkout/rules/order-money.ts'
import { isoInIndia } from '#lib/orders/rules/india-time.ts'
import type { Db } from '../db/pool.ts'
import { taxFacts } from '../declarations/tax-facts.ts'
import type { SellerFile } from '../shop/seller-file.ts'
import { sellerState } from './printed-parties.ts'

/** What is settled of the tax of these lines when they are ordered now for this money, and what of the total is tax. */
export async function taxOfLines(
  on: Db,
  { seller, tax }: SellerFile,
  lines: readonly PricedLine[],
  money: OrderMoney,
  state?: string,
): Promise<{ frozen: FrozenLine[]; included: number | undefined }> {
  const named = chargesTax(tax.status) || tax.status === 'composition'
  const declared = named
    ? await taxFacts(
        on,
        lines.map(({ product, variant }) => ({ product: product.id, variant: variant?.id })),
      )
    : undefined
  const totals = lineTotals(lines, money)
  const taxed = lines.map((line, place) => ({
    total: totals[place] ?? 0,
    units: line.unit,
    declared: declared?.[place] ?? {},
  }))
  const day = isoInIndia(new Date()).slice(0, 10)
  const order = {
    ...{ lines: taxed, delivery: money.delivery },
    ...{ reduction: takenOff(money) - money.coupon, own: lines.map(line => line.couponOff ?? 0) },
  }
  const frozen = frozenLines(order, day, tax)
  const own = sellerState(seller)?.code
  const interState = state !== undefined && own !== undefined && gstStateOf(state)?.code !== own
  return { frozen, included: includedTax(taxed, frozen, day, { terms: tax, interState }) }
}
