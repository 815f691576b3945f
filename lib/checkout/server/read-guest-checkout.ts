import 'server-only'
import { guests } from '#lib/api/server/shop.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import type { CheckoutRequest } from '../rules/checkout-request.ts'
import { readGuestVisit } from './guest-visit.ts'
import { type Checkout, readCheckout } from './read-checkout.ts'

export type GuestCheckout = Checkout & {
  address: Address
  /** Whether an order at the door asks for the four digits. */
  guestNeedsCaptcha: boolean
}

/** What a guest's checkout shows; none where their browser is no guest's yet, or not any more. */
export async function readGuestCheckout(request: CheckoutRequest): Promise<GuestCheckout | undefined> {
  const { token, lines, orderBrowser, address } = await readGuestVisit(request)
  if (!token || !guests) return undefined
  const asker = { token, address, orderBrowser }
  try {
    const [checkout, guestNeedsCaptcha] = await Promise.all([
      readCheckout({ ...asker, guest: { cart: lines, passed: false }, guestLines: lines }, request),
      guests.guestNeedsCaptcha(asker),
    ])
    const [to] = checkout.addresses
    return to && { ...checkout, address: to, guestNeedsCaptcha }
  } catch (error) {
    if (!isDenied(error)) throw error
    return undefined
  }
}
