import 'server-only'
import type { Families } from '#lib/contract/v1/families.ts'
import type { Rows } from './call-row.ts'
import { billRows } from './calls/bill-rows.ts'
import { customerRows } from './calls/customer-rows.ts'
import { moneyRows } from './calls/money-rows.ts'
import { orderRows } from './calls/order-rows.ts'
import { parcelRows } from './calls/parcel-rows.ts'
import { payoutRows } from './calls/payout-rows.ts'
import { productRows } from './calls/product-rows.ts'
import { returnRows } from './calls/return-rows.ts'
import { stockRows } from './calls/stock-rows.ts'

/** The work of each call of programs: a family without its rows, or a row without its call, does not compile. */
export const rows: { [Name in keyof Families]: Rows<Families[Name]> } = {
  orders: orderRows,
  parcels: parcelRows,
  products: productRows,
  stock: stockRows,
  customers: customerRows,
  returns: returnRows,
  bills: billRows,
  money: { ...moneyRows, ...payoutRows },
}
