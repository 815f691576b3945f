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
/** What the caller of the port hands in. */
export type Input<N extends Call> = z.input<(typeof schemas)[N]['input']>
/** What the shop behind the door receives, checked. */
export type Checked<N extends Call> = z.output<(typeof schemas)[N]['input']>
export type Output<N extends Call> = z.output<(typeof schemas)[N]['output']>

/** Who asks: the token is the bearer's; the key makes a write happen once; address and browser are for rate limits. */
export type Caller = {
  token?: string
  key?: string
  /** The same press again within a second is one; only a shop of ours knows. */
  press?: string
  address?: string
  /** The cookie by which a browser is known where someone has signed in before. */
  browser?: string
  signal?: AbortSignal
}

/** The shop as a typed port: one function a call. */
export type Shop = { [N in Call]: (input: Input<N>, caller?: Caller) => Promise<Output<N>> }
/** The same with the input already checked: what an implementation writes. */
export type ShopHandlers = { [N in Call]: (input: Checked<N>, caller: Caller) => Promise<Output<N>> }
