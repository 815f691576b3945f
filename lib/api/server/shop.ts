import 'server-only'
import { readBill } from '#lib/backend/bills/read-bill.ts'
import { servesState } from '#lib/backend/bills/refuse-unserved.ts'
import { newCaptcha, passesCaptcha } from '#lib/backend/captcha/captcha.ts'
import { areCodesOn } from '#lib/backend/codes/are-codes-on.ts'
import { askCode } from '#lib/backend/codes/ask-code.ts'
import { askNumberCode, tryNumberCode } from '#lib/backend/codes/change-number.ts'
import { codesNeedCaptcha } from '#lib/backend/codes/code-limits.ts'
import { signInAsNew, signInWithPasswordToo } from '#lib/backend/codes/finish-sign-in.ts'
import { numberOfAccount } from '#lib/backend/codes/number-of-account.ts'
import { claimOlder } from '#lib/backend/codes/older-order.ts'
import { askOrderCode, phoneOfOrder, tryOrderCode } from '#lib/backend/codes/prove-order.ts'
import { readCodeState } from '#lib/backend/codes/read-code-state.ts'
import { signInByCode } from '#lib/backend/codes/sign-in-by-code.ts'
import { addToTicket } from '#lib/backend/complaints/add-to-ticket.ts'
import { openTicket } from '#lib/backend/complaints/open-ticket.ts'
import { readTicket } from '#lib/backend/complaints/read-ticket.ts'
import { requestByLink } from '#lib/backend/complaints/request-by-link.ts'
import { db } from '#lib/backend/db/pool.ts'
import { deliveryCharges } from '#lib/backend/delivery/charges.ts'
import { offerFor } from '#lib/backend/delivery/offer-for.ts'
import { forgetGuest } from '#lib/backend/guests/forget-guest.ts'
import { guestCustomer } from '#lib/backend/guests/guest-customer.ts'
import { guestNeedsCaptcha } from '#lib/backend/guests/guest-needs-captcha.ts'
import { guestToken, isGuestCookie } from '#lib/backend/guests/guest-session.ts'
import { orderedCartLines } from '#lib/backend/guests/ordered-cart-lines.ts'
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
import { claimPayment } from '#lib/backend/upi/claim-payment.ts'
import { offeredUpi } from '#lib/backend/upi/online-way.ts'
import { upiPage } from '#lib/backend/upi/upi-page.ts'
import { qrPng } from '#lib/backend/upi/upi-qr.ts'
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

/** Those who order without an account; another host takes orders of its own customers alone. */
export const guests = env.apiHost
  ? undefined
  : {
      /** Of the browser's cookie; undefined: it has none. */
      tokenOf: (cookie: string | undefined) => (isGuestCookie(cookie) ? guestToken(cookie) : undefined),
      enter: guestCustomer,
      guestNeedsCaptcha,
      forget: forgetGuest,
      orderedCartLines,
    }

/** The pages of single orders; another host's orders have none. */
export const orderLinks = env.apiHost
  ? undefined
  : { addressOf: orderLink, read: linkedOrder, cancel: cancelByLink }

/** Codes to phones: to sign in, to prove a number, to show that an order is one's own. Another host has its own means. */
export const codes = env.apiHost
  ? undefined
  : {
      areOn: areCodesOn,
      needCaptcha: codesNeedCaptcha,
      state: readCodeState,
      ask: askCode,
      signIn: signInByCode,
      signInWithPasswordToo,
      signInAsNew,
      numberOfAccount,
      askForNumber: askNumberCode,
      tryForNumber: tryNumberCode,
      claimOlder,
      phoneOfOrder,
      askForOrder: askOrderCode,
      tryForOrder: tryOrderCode,
    }

/** What buyers say of products; another host's stars are that host's. */
export const ratings = env.apiHost ? undefined : { add: rateLine, linesOf: linesToRate, ofProduct: ratingsOf }

/** A customer's own data and their erasure; another host keeps its customers by its own rules. */
export const ownData = env.apiHost
  ? undefined
  : { read: accountData, erasureAskedAt, erase: eraseAccount, keep: keepAccount }
/** Complaints and returns are kept by our own shop; another host has its own ways, so its pages have neither. */
export const complaints = env.apiHost
  ? undefined
  : { open: openTicket, read: readTicket, add: addToTicket, ask: requestByLink, encodePictures: encodePhotos }

export const returns = env.apiHost
  ? undefined
  : {
      page: returnPage,
      ask: askReturn,
      withdraw: withdrawReturn,
      setTarget: setRefundTarget,
      encodePictures: encodePhotos,
    }

/** Payments to the seller's own UPI id; another host's orders are paid at its provider. */
export const upi = env.apiHost
  ? undefined
  : { offered: offeredUpi, page: upiPage, png: qrPng, claim: claimPayment }

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
