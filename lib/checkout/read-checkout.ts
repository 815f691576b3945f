import 'server-only'
import { shop } from '../api/server.ts'
import { decodeLine } from '../cart/cart-cookie.ts'
import { lineOf } from '../cart/guest-items.ts'
import type { Line } from '../cart/lines.ts'
import type { Address } from '../contract/addresses-schemas.ts'
import { ApiError, isDenied } from '../contract/api-error.ts'
import type { Quote } from '../contract/checkout-schemas.ts'
import { messages } from '../messages.ts'
import { forCustomer } from '../session/signed-in.ts'

export type Checkout = { addresses: Address[]; quote?: Quote; problem?: string }

/** What the checkout shows: the Buy Now line of its address, or the whole cart, priced by the shop just now. */
export const readCheckout = (here: string, buy: string | null): Promise<Checkout> =>
  forCustomer(here, async token => {
    const [addresses, priced] = await Promise.all([shop.addresses({}, { token }), price(token, buy)])
    return { addresses, ...priced }
  })

async function price(token: string, buy: string | null): Promise<Omit<Checkout, 'addresses'>> {
  const bought = buy ? decodeLine(buy) : undefined
  const lines = bought ? [bought] : (await shop.fetchCart([{}], { token })).map(lineOf)
  if (!lines.length) return { problem: messages.nothingToOrder }
  try {
    const { data, message } = await shop.checkout(lines.map(asked), { token })
    return data?.[0] ? { quote: data[0] } : { problem: message || messages.somethingWrongRetry }
  } catch (error) {
    if (isDenied(error) || !(error instanceof ApiError)) throw error
    return { problem: error.status < 500 && error.message ? error.message : messages.processFailed }
  }
}

const asked = ({ id, unit, size, color }: Line) => ({ prod_id: id, unit, cart_size: size, cart_color: color })
