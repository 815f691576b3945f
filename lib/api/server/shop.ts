import 'server-only'
import { newCaptcha, passesCaptcha } from '#lib/backend/captcha/captcha.ts'
import { db } from '#lib/backend/db/pool.ts'
import { deliveryCharges } from '#lib/backend/delivery/charges.ts'
import { offerFor } from '#lib/backend/delivery/offer-for.ts'
import { handlers } from '#lib/backend/index.ts'
import { paymentProvider } from '#lib/backend/payments/chosen-provider.ts'
import { paymentSettings } from '#lib/backend/payments/settings.ts'
import { rememberBrowser } from '#lib/backend/session/known-browser.ts'
import type { Shop } from '#lib/contract/index.ts'
import type { DeliveryCharges } from '#lib/delivery/rules/delivery-charges.ts'
import type { DeliveryOffer } from '#lib/delivery/rules/delivery-offer.ts'
import { nativeFetch } from '#lib/server/native-fetch.ts'
import { env } from '#lib/server/settings/env.ts'
import { addAddressOnce } from './add-address-once.ts'
import { embeddedShop } from './embedded-shop.ts'
import { lookUpCartIds } from './look-up-cart-ids.ts'
import { placeOrderOnce } from './place-order-once.ts'
import { createRemoteClient } from './remote-client.ts'

/** The one shop that pages and routes use: another host's, or our own. */
export const shop: Shop = env.apiHost
  ? addAddressOnce(placeOrderOnce(lookUpCartIds(createRemoteClient(env.apiHost, { fetch: nativeFetch }))))
  : embeddedShop(handlers)

/** Always our own: another host has no captcha. */
export const captcha = { make: newCaptcha, passes: passesCaptcha }

/** Always our own: another host's orders are paid with the keys that are set here. */
export const onlinePayment = { settings: paymentSettings, provider: paymentProvider }

/** The browsers in which someone has signed in before; another host counts wrong tries by its own means. */
export const browsers = { remember: rememberBrowser }

type Delivery = {
  /** What delivery costs by the seller's table of PIN codes; undefined where there is none. */
  charges: () => Promise<DeliveryCharges | undefined>
  offer: (pin: string) => Promise<DeliveryOffer | undefined>
}

/** Always our own: of another host no page asks where it delivers. */
export const delivery: Delivery = env.apiHost
  ? { charges: async () => undefined, offer: async () => undefined }
  : { charges: deliveryCharges, offer: pin => offerFor(db, pin) }
