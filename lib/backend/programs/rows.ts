import 'server-only'
import type { Families } from '#lib/contract/v1/families.ts'
import type { Rows } from './call-row.ts'
import { billRows } from './calls/bill-calls.ts'
import { customerRows } from './calls/customer-calls.ts'
import { moneyRows } from './calls/money-calls.ts'
import { orderRows } from './calls/order-calls.ts'
import { parcelRows } from './calls/parcel-calls.ts'
import { payoutRows } from './calls/payout-calls.ts'
import { productRows } from './calls/product-calls.ts'
import { returnRows } from './calls/return-calls.ts'
import { stockRows } from './calls/stock-calls.ts'

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
