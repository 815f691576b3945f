import { BROWSER_COOKIES } from './browser-storage.ts'
import { COOKIE_DAYS, DAY_SECONDS } from './constants.ts'

export const COOKIES = {
  ...BROWSER_COOKIES,
  token: 'user_token',
  mobile: 'mobile',
  /** Ours: sixty seconds of message keys after a form without script. */
  flash: 'flash',
  /** Ours: for a minute, whose name the logout screen shows. */
  goodbye: 'goodbye',
  /** Ours: an address, or a return, that was typed without script when its session was over, for its owner to go on with. */
  addressDraft: 'address_draft',
  /** Ours: that someone has signed in here before, unreadable; stays after a sign-out. */
  knownBrowser: 'known_browser',
  /** Ours: which browser placed an order, unreadable; one for all its orders, until a sign-out. */
  orderBrowser: 'order_browser',
  /** Ours: which guest orders here, without an account, for ninety days; it opens no account's page. */
  guest: 'guest_token',
  /** Ours: which code to a phone this browser has asked for last, unreadable; for a quarter of an hour. */
  code: 'code_request',
  /** Ours: the PIN code that delivery was asked for, for a year; six digits and nothing of who asked. */
  pin: 'delivery_pin',
  /** Ours: the code of a coupon that came in a link or was taken, for the next checkout. */
  coupon: 'coupon',
  /** Ours: for eight seconds, what was pressed last without script. */
  press: 'last_press',
  /** Ours, where messages go to the practice phone: which of them this browser has caused. */
  practicePhone: 'practice_phone',
} as const

export const SESSION_COOKIES = [COOKIES.token, COOKIES.name, COOKIES.email, COOKIES.mobile] as const
export const WEEK_SECONDS = COOKIE_DAYS * DAY_SECONDS
