import { addressesSchemas } from './addresses-schemas.ts'
import { cartSchemas } from './cart-schemas.ts'
import { catalogueSchemas } from './catalogue-schemas.ts'
import { checkoutSchemas } from './checkout-schemas.ts'
import { ordersSchemas } from './orders-schemas.ts'
import { sessionSchemas } from './session-schemas.ts'
import { shopSchemas } from './shop-schemas.ts'

/** Every call of the API in zod. For the server and forms: the browser's shared bundle never imports it. */
export const schemas = {
  ...shopSchemas,
  ...catalogueSchemas,
  ...cartSchemas,
  ...sessionSchemas,
  ...addressesSchemas,
  ...checkoutSchemas,
  ...ordersSchemas,
}
