import * as addresses from '#messages/addresses.ts'
import * as cart from '#messages/cart.ts'
import * as catalogue from '#messages/catalogue.ts'
import * as checkout from '#messages/checkout.ts'
import * as closed from '#messages/closed.ts'
import * as codes from '#messages/codes.ts'
import * as complaints from '#messages/complaints.ts'
import * as coupons from '#messages/coupons.ts'
import * as delivery from '#messages/delivery.ts'
import * as desk from '#messages/desk.ts'
import * as error from '#messages/error.ts'
import * as everyPage from '#messages/every-page.ts'
import * as fields from '#messages/fields.ts'
import * as guest from '#messages/guest.ts'
import * as host from '#messages/host.ts'
import * as http from '#messages/http.ts'
import * as input from '#messages/input.ts'
import * as orderLinks from '#messages/order-links.ts'
import * as orders from '#messages/orders.ts'
import * as privacy from '#messages/privacy.ts'
import * as programs from '#messages/programs.ts'
import * as ratings from '#messages/ratings.ts'
import * as returns from '#messages/returns.ts'
import * as session from '#messages/session.ts'
import * as shop from '#messages/shop.ts'
import * as upi from '#messages/upi.ts'
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
  ...closed,
  ...codes,
  ...complaints,
  ...coupons,
  ...delivery,
  ...desk,
  ...error,
  ...everyPage,
  ...fields,
  ...guest,
  ...host,
  ...http,
  ...input,
  ...orderLinks,
  ...orders,
  ...privacy,
  ...programs,
  ...ratings,
  ...returns,
  ...session,
  ...shop,
  ...upi,
  ...wishlist,
} as const

type Table = typeof messages

export type SentenceKey = keyof Table
/** Of a sentence that is always the same. One with parameters is a function, and no cookie can name it. */
export type MessageKey = { [K in SentenceKey]: Table[K] extends string ? K : never }[SentenceKey]
export type FieldKey = keyof typeof fields
export type ParametersOf<K extends SentenceKey> = Table[K] extends (...parameters: infer P) => string ? P : []

export const isMessageKey = (key: unknown): key is MessageKey =>
  typeof key === 'string' && Object.hasOwn(messages, key) && typeof messages[key as SentenceKey] === 'string'

export function sentenceOf<K extends SentenceKey>(key: K, ...parameters: ParametersOf<K>): string {
  const sentence: unknown = messages[key]
  return typeof sentence === 'function' ? sentence(...parameters) : String(sentence)
}
