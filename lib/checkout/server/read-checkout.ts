import 'server-only'
import { readDraftOwner } from '#lib/addresses/server/draft-owner.ts'
import { shop } from '#lib/api/server/shop.ts'
import { decodeLine } from '#lib/cart/rules/cart-cookie.ts'
import { guestItems } from '#lib/cart/rules/guest-items.ts'
import { type Line, lineOf } from '#lib/cart/rules/lines.ts'
import { asCartLine } from '#lib/cart/rules/wire-lines.ts'
import { productsById } from '#lib/catalogue/server/products-by-id.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import type { Quote } from '#lib/contract/checkout-schemas.ts'
import type { Caller } from '#lib/contract/index.ts'
import type { OrderLine } from '#lib/contract/orders-schemas.ts'
import { messages } from '#lib/message-table.ts'
import { justOrdered, lastOrdered } from '#lib/orders/rules/just-ordered.ts'
import { type UnpaidOrder, unpaidOrders } from '#lib/orders/rules/unpaid-orders.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { withToken } from '#lib/session/server/signed-in.ts'
import { asCall, type CheckoutRequest } from '../rules/checkout-request.ts'
import { quoteOfItems } from '../rules/quote-of-items.ts'
import { hostPayment } from './host-payment.ts'

export type Checkout = {
  addresses: Address[]
  quote?: Quote
  problem?: string
  /** The order of a short while ago in which the Buy Now line, or a guest's whole cart, was bought already, or which has emptied the cart. */
  before?: string
  /** What the customer has ordered and not paid for yet. */
  unpaid: UnpaidOrder[]
  /** Whose address form it is, where something typed into it is kept over a sign-in. */
  draftOwner: string
}

/** `guest`: whose cart is their browser's own. */
type Asker = Pick<Caller, 'address' | 'guest' | 'orderBrowser'> & {
  token: string
  guestLines?: readonly Line[]
}

/** What the checkout shows: the Buy Now line of its address, or the whole cart, priced by the shop just now. */
export const readCheckout = (caller: Asker, request: CheckoutRequest): Promise<Checkout> =>
  withToken(caller.token, async token => {
    const [addresses, priced, lines, draftOwner] = await Promise.all([
      shop.addresses({}, { token }),
      price(caller, request),
      shop.orderLines({}, { token }).catch(() => []),
      readDraftOwner(token),
    ])
    const unpaid = unpaidOrders(lines)
    const accepted = lines.filter(line => !line.CoPayable)
    const before = orderedBefore(accepted, priced, request, caller.guestLines !== undefined)
    return { addresses, ...priced, before, unpaid, draftOwner }
  })

function orderedBefore(
  lines: OrderLine[],
  { quote, isEmpty }: Priced,
  { buy }: CheckoutRequest,
  isGuest: boolean,
) {
  if (isEmpty) return lastOrdered(lines)
  const [item, ...others] = quote?.lines ?? []
  // A guest's cart is emptied by the answer to the order, which may get lost.
  if (!item || (!buy && !isGuest)) return undefined
  const before = justOrdered(lines, item)
  return others.every(other => justOrdered(lines, other) === before) ? before : undefined
}

type Priced = Pick<Checkout, 'quote' | 'problem'> & { isEmpty?: boolean }

async function price(caller: Asker, request: CheckoutRequest): Promise<Priced> {
  const { buy } = request
  const bought = buy ? decodeLine(buy) : undefined
  // A Buy Now that cannot be read is not the cart, which nobody asked to buy.
  if (buy && !bought) return { problem: messages.productUnknown }
  const { guestLines, ...asker } = caller
  const cart = bought || guestLines ? [] : await shop.fetchCart([{}], { token: caller.token })
  const lines = bought ? [bought] : (guestLines ?? cart.map(lineOf))
  if (!lines.length) return { problem: messages.nothingToOrder, isEmpty: true }
  try {
    const {
      data,
      items = [],
      message,
    } = await shop.checkout({ ...asCall(request), lines: lines.map(asCartLine) }, asker)
    if (data?.[0]) return { quote: data[0] }
    const known = items.length ? items : bought ? await boughtItem(bought) : cart
    const quote = quoteOfItems(known, hostPayment() ? 'real' : 'off')
    if (quote.lines.length) return { quote }
    return message ? { problem: message } : { problem: messages.nothingToOrder, isEmpty: true }
  } catch (error) {
    if (isDenied(error) || !(error instanceof ApiError)) throw error
    if (error.status >= 500) mainContentFailed()
    return { problem: error.status < 500 && error.message ? error.message : messages.processFailed }
  }
}

const boughtItem = async (line: Line) => guestItems([line], await productsById([line.id]))
