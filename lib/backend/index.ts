import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { addresses } from './addresses.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { orders } from './orders.ts'
import { session } from './session.ts'
import { shop } from './shop.ts'

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
