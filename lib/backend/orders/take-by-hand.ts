import 'server-only'
import { guestProblems } from '#lib/checkout/rules/guest-problems.ts'
import { upiUtr } from '#lib/checkout/rules/upi-utr.ts'
import { FORM_FIELDS, type FormField, streetFields } from '#lib/contract/address-fields.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { HandLine, PaidBy, Taken } from '#lib/desk/rules/orders/new-order.ts'
import { messages } from '#lib/message-table.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { findPin } from '#lib/server/pins/find-pin.ts'
import { utrNeeded } from '#messages/desk-orders-acts.ts'
import { chooseHowPaid, noLines, stallStreet, walkIn } from '#messages/desk-orders-new.ts'
import { sellerState } from '../bills/printed-parties.ts'
import { confirmBySeller } from '../cod/confirm-by-seller.ts'
import { forgetGuest } from '../guests/forget-guest.ts'
import { type GuestDetails, guestCustomer } from '../guests/guest-customer.ts'
import { guestToken } from '../guests/guest-session.ts'
import { knownSeller } from '../shop/read-seller.ts'
import { confirmClaim } from '../upi/decide-claim.ts'
import { handOver } from './hand-over.ts'
import { placeOrder } from './place-order.ts'

export type HandField = FormField | 'utr'
export const HAND_FIELDS: readonly HandField[] = [...FORM_FIELDS, 'utr']

/** What the seller types of an order that was made on the phone or at the stall. */
export type HandOrder = Record<HandField, string> & {
  taken: Taken
  paid: PaidBy
  /** What it came to when it was shown, in rupees. */
  total?: string | undefined
}

/** `but`: why it is not yet confirmed, paid or handed over; ''. */
type TakenOrder = { id: string; but: string } | { refused: string; fields?: Record<string, string> }

/** Places an order that the seller has heard, through the shop's own way of placing one, as a guest's. */
export async function takeByHand(
  typed: HandOrder,
  lines: readonly HandLine[],
  practicePhone?: string,
): Promise<TakenOrder> {
  if (lines.length === 0) return { refused: noLines }
  const details = await detailsOf(typed)
  const fields = problemsOf(typed, details)
  if (Object.keys(fields).length > 0) return { refused: '', fields }
  try {
    return await take(typed, lines, details, practicePhone)
  } catch (error) {
    // What a shopper would be refused for: too few pieces, no delivery there.
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return { refused: error.message }
  }
}

/** As a guest's; at the stall the address is the seller's own. */
async function detailsOf(typed: HandOrder): Promise<GuestDetails> {
  const mobile = mobileNumber(typed.mobile)
  if (typed.taken === 'phone') {
    const pincode = pinCode(typed.pincode)
    // What nobody typed is where the PIN code lies.
    const found = findPin(pincode)
    return {
      ...{ name: typed.name, email: typed.email, mobile, ...streetFields(name => typed[name]) },
      ...{ pincode, city: typed.city || (found?.town ?? ''), district: '' },
      state: typed.state || (found?.places[0]?.state ?? ''),
    }
  }
  const { seller } = await knownSeller()
  return {
    ...{ name: typed.name || walkIn, email: typed.email, mobile },
    ...streetFields(name => (name === 'address1' ? stallStreet : '')),
    ...{ pincode: seller.address.pin ?? NO_PIN, city: seller.address.town ?? '', district: '' },
    state: sellerState(seller)?.name ?? typed.state,
  }
}

/** Of a stall whose seller names no PIN code. */
const NO_PIN = '000000'

function problemsOf({ taken, paid, utr }: HandOrder, details: GuestDetails) {
  const wrong = Object.entries(guestProblems(details)).map(([name, key]) => [name, messages[key]])
  const missing = (['city', 'state'] as const)
    .filter(name => !details[name] && (taken === 'phone' || name === 'state'))
    .map(name => [name, messages.fieldRequired])
  const unpaid = paid === 'cash' && taken === 'phone' ? [['paid', chooseHowPaid]] : []
  const late = paid === 'door' && taken === 'stall' ? [['paid', chooseHowPaid]] : []
  const noUtr = paid === 'upi' && taken === 'phone' && !upiUtr(utr) ? [['utr', utrNeeded]] : []
  return Object.fromEntries([...wrong, ...missing, ...unpaid, ...late, ...noUtr]) as Record<string, string>
}

async function take(
  { taken, paid, utr, total }: HandOrder,
  lines: readonly HandLine[],
  details: GuestDetails,
  practicePhone: string | undefined,
): Promise<TakenOrder> {
  const isOnline = taken === 'phone' && paid === 'upi'
  const { cookie, address } = await guestCustomer(undefined, details)
  const expected = total && /^\d{1,9}(\.\d{1,2})?$/.test(total) && !isOnline ? Number(total) : undefined
  try {
    const { coorderid: id } = await placeOrder(
      {
        ...{ addressid: address, paymentmode: isOnline ? 'ONLINE' : 'COD', coupan_Code: '', keep_cart: true },
        orders: lines.map(line => ({
          ...{ prod_id: line.id, productcode: String(line.id), quantity: line.units },
          ...{ cart_size: line.size, cart_color: line.color },
          ...(line.other && { cart_options: { option: line.other } }),
        })),
        expected_total: expected,
      },
      {
        ...{ token: guestToken(cookie), byHand: { taken, paid }, guest: { cart: [], passed: true } },
        ...(practicePhone && { practicePhone }),
      },
    )
    const settled = isOnline
      ? await confirmClaim(id, { utr: upiUtr(utr) })
      : taken === 'stall'
        ? await handOver(id)
        : await confirmBySeller(id)
    return { id, but: settled.done ? '' : settled.message }
  } finally {
    // No browser is this guest's.
    await forgetGuest(cookie)
  }
}
