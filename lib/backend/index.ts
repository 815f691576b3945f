import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { addresses } from './calls/addresses.ts'
import { cart } from './calls/cart.ts'
import { catalogue } from './calls/catalogue.ts'
import { checkout } from './calls/checkout.ts'
import { orders } from './calls/orders.ts'
import { session } from './calls/session.ts'
import { shop } from './calls/shop.ts'

/** The embedded shop. A missing call does not compile. */
export const handlers: ShopHandlers = {
  ...shop,
  ...catalogue,
  ...cart,
  ...session,
  ...addresses,
  ...checkout,
  ...orders,
}
