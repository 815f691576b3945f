import type { z } from 'zod'
import { addresses } from './addresses.ts'
import { cart, wishlist } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { orders } from './orders.ts'
import type { schemas } from './schemas.ts'
import { session } from './session.ts'
import { shop } from './shop.ts'

export const contract = {
  ...shop,
  ...catalogue,
  ...cart,
  ...wishlist,
  ...session,
  ...addresses,
  ...checkout,
  ...orders,
}

export type Call = keyof typeof contract
/** The input as the caller of the port passes it. */
export type Input<N extends Call> = z.input<(typeof schemas)[N]['input']>
/** The checked input as the shop receives it. */
export type Checked<N extends Call> = z.output<(typeof schemas)[N]['input']>
export type Output<N extends Call> = z.output<(typeof schemas)[N]['output']>

/** The caller: its bearer token; a key that makes a write happen once; address and browser for rate limits. */
export type Caller = {
  token?: string
  key?: string
  /** The same request again within a second counts once; only our own shop supports this. */
  press?: string
  address?: string
  /** The cookie of a browser in which someone has signed in before. */
  browser?: string
  /** The cookie that the browser of an order is known by from then on. */
  orderBrowser?: string
  /** The cookie by which a browser finds what would have been sent to its phone. */
  practicePhone?: string
  /** For a guest's order: the cart of their browser, and whether a captcha was solved. */
  guest?: { cart: readonly { id: number; size: string; color: string; other?: string }[]; passed: boolean }
  /** Of who sells, and of our own shop only: the order is typed in for a customer on the phone, or at the stall. */
  byHand?: { taken: 'phone' | 'stall'; paid: 'door' | 'cash' | 'upi' }
  signal?: AbortSignal
}

/** The shop as a typed port: one function per call. */
export type Shop = { [N in Call]: (input: Input<N>, caller?: Caller) => Promise<Output<N>> }
/** The same with checked input: what an implementation writes. */
export type ShopHandlers = { [N in Call]: (input: Checked<N>, caller: Caller) => Promise<Output<N>> }
