import 'server-only'
import { readBill } from '#lib/backend/bills/read-bill.ts'
import { servesState } from '#lib/backend/bills/refuse-unserved.ts'
import { newCaptcha, passesCaptcha } from '#lib/backend/captcha/captcha.ts'
import { addToTicket } from '#lib/backend/complaints/add-to-ticket.ts'
import { openTicket } from '#lib/backend/complaints/open-ticket.ts'
import { readTicket } from '#lib/backend/complaints/read-ticket.ts'
import { db } from '#lib/backend/db/pool.ts'
import { deliveryCharges } from '#lib/backend/delivery/charges.ts'
import { offerFor } from '#lib/backend/delivery/offer-for.ts'
import { handlers } from '#lib/backend/index.ts'
import { encodePhotos } from '#lib/backend/media/encode-photos.ts'
import { cancelByLink } from '#lib/backend/order-links/cancel-by-link.ts'
import { linkedOrder } from '#lib/backend/order-links/linked-order.ts'
import { orderBrowser } from '#lib/backend/order-links/order-browser.ts'
import { orderLink } from '#lib/backend/order-links/order-link.ts'
import { paymentProvider } from '#lib/backend/payments/chosen-provider.ts'
import { paymentSettings } from '#lib/backend/payments/settings.ts'
import { accountData, eraseAccount, erasureAskedAt, keepAccount } from '#lib/backend/privacy/account-data.ts'
import { linesToRate } from '#lib/backend/ratings/lines-to-rate.ts'
import { rateLine } from '#lib/backend/ratings/rate-line.ts'
import { ratingsOf } from '#lib/backend/ratings/read-ratings.ts'
import { askReturn } from '#lib/backend/returns/ask-return.ts'
import { setRefundTarget } from '#lib/backend/returns/refund-target.ts'
import { returnPage } from '#lib/backend/returns/return-page.ts'
import { withdrawReturn } from '#lib/backend/returns/withdraw-return.ts'
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

/** Our own shop's; another host bills what it delivers. */
export const bills = { kept: !env.apiHost, read: readBill }

/** Always our own: another host has no captcha. */
export const captcha = { make: newCaptcha, passes: passesCaptcha }

/** Always our own: another host's orders are paid with the keys that are set here. */
export const onlinePayment = { settings: paymentSettings, provider: paymentProvider }

/**
 * The browsers in which someone has signed in before, and those that placed an order; another host counts wrong tries by
 * its own means, and its orders have no links.
 */
export const browsers = { remember: rememberBrowser, ofOrder: orderBrowser }

/** The pages of single orders; another host's orders have none. */
export const orderLinks = env.apiHost
  ? undefined
  : { addressOf: orderLink, read: linkedOrder, cancel: cancelByLink }

/** What buyers say of products; another host's stars are that host's. */
export const ratings = env.apiHost ? undefined : { add: rateLine, linesOf: linesToRate, ofProduct: ratingsOf }

/** A customer's own data and their erasure; another host keeps its customers by its own rules. */
export const ownData = env.apiHost
  ? undefined
  : { read: accountData, erasureAskedAt, erase: eraseAccount, keep: keepAccount }
/** Complaints and returns are kept by our own shop; another host has its own ways, so its pages have neither. */
export const complaints = env.apiHost
  ? undefined
  : { open: openTicket, read: readTicket, add: addToTicket, encodePictures: encodePhotos }

export const returns = env.apiHost
  ? undefined
  : {
      page: returnPage,
      ask: askReturn,
      withdraw: withdrawReturn,
      setTarget: setRefundTarget,
      encodePictures: encodePhotos,
    }

type Delivery = {
  /** What delivery costs by the seller's table of PIN codes; undefined where there is none. */
  charges: () => Promise<DeliveryCharges | undefined>
  offer: (pin: string) => Promise<DeliveryOffer | undefined>
  /** Whether the seller may send to a state. */
  serves: (state: string) => Promise<boolean>
}

/** Always our own: of another host no page asks where it delivers. */
export const delivery: Delivery = env.apiHost
  ? { charges: async () => undefined, offer: async () => undefined, serves: async () => true }
  : { charges: deliveryCharges, offer: pin => offerFor(db, pin), serves: servesState }
