import * as addresses from '#messages/addresses.ts'
import * as cart from '#messages/cart.ts'
import * as catalogue from '#messages/catalogue.ts'
import * as checkout from '#messages/checkout.ts'
import * as fields from '#messages/fields.ts'
import * as host from '#messages/host.ts'
import * as http from '#messages/http.ts'
import * as input from '#messages/input.ts'
import * as orders from '#messages/orders.ts'
import * as session from '#messages/session.ts'
import * as shop from '#messages/shop.ts'
import * as wishlist from '#messages/wishlist.ts'

/**
 * The sentences that a form, a refusal or a cookie names by key. For the server: a script imports the sentences it
 * says by name, so that it does not carry all the others.
 */
export const messages = {
  ...addresses,
  ...cart,
  ...catalogue,
  ...checkout,
  ...fields,
  ...host,
  ...http,
  ...input,
  ...orders,
  ...session,
  ...shop,
  ...wishlist,
} as const

type Table = typeof messages

/** A sentence with parameters is a function, and no cookie can name it. */
export type MessageKey = { [K in keyof Table]: Table[K] extends string ? K : never }[keyof Table]
