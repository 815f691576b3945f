import 'server-only'
import { bills } from '#lib/api/server/shop.ts'
import { routes } from '#lib/routes.ts'
import { forCustomer } from '#lib/session/server/signed-in.ts'
import type { PrintedBill } from '../rules/printed-bill.ts'

/** The bill of a page; undefined where it is not this customer's. */
export const readBill = (key: string): Promise<PrintedBill | undefined> =>
  forCustomer(routes.bill.path.replace(':key', encodeURIComponent(key)), token => bills.read(key, token))
