import 'server-only'
import { z } from 'zod'
import { guestProblems } from '#lib/checkout/rules/guest-problems.ts'
import { upiUtr } from '#lib/checkout/rules/upi-utr.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { type HandLine, readLines } from '#lib/desk/rules/orders/new-order.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { messages } from '#lib/message-table.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { utrNeeded } from '#messages/desk-orders-acts.ts'
import {
  chooseHowPaid,
  noLines,
  saidHandedOver,
  saidTaken,
  saidTakenBut,
  stallStreet,
  walkIn,
} from '#messages/desk-orders-new.ts'
import { sellerState } from '../../bills/printed-parties.ts'
import { confirmBySeller } from '../../cod/confirm-by-seller.ts'
import { forgetGuest } from '../../guests/forget-guest.ts'
import { type GuestDetails, guestCustomer } from '../../guests/guest-customer.ts'
import { guestToken } from '../../guests/guest-session.ts'
import { handOver } from '../../orders/hand-over.ts'
import { placeOrder } from '../../orders/place-order.ts'
import { knownSeller } from '../../shop/read-seller.ts'
import { confirmClaim } from '../../upi/decide-claim.ts'
import { act } from '../act.ts'
import { orderAct } from './order-act.ts'
import { ofOrder } from './order-input.ts'

const text = z.string().trim().max(200, messages.tooLong).default('')

const input = z.looseObject({
  taken: z.enum(['phone', 'stall']),
  paid: z.enum(['door', 'cash', 'upi'], chooseHowPaid),
  name: text,
  mobile: text,
  email: text,
  address1: text,
  address2: text,
  pincode: text,
  city: text,
  state: text,
  utr: text,
  total: z.string().max(20).optional(),
})
type Typed = z.infer<typeof input>

/** Orders that the seller types in. */
export const handOrderActs = {
  place: act({
    roles: ['owner'],
    input,
    do: async (typed, _, { practicePhone }): Promise<ActResult> => {
      const lines = readLines(
        Object.entries(typed).flatMap(([name, value]) =>
          /^line-\d+$/.test(name) && typeof value === 'string' ? [value] : [],
        ),
      )
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
    },
  }),
  /** At the stall: the bill could not be made at first. */
  handOver: orderAct({
    roles: ['owner'],
    input: z.object(ofOrder),
    step: ({ id }) => handOver(id),
    said: ({ id }) => saidHandedOver(id),
  }),
}

/** As a guest's; at the stall the address is the seller's own. */
async function detailsOf(typed: Typed): Promise<GuestDetails> {
  const mobile = mobileNumber(typed.mobile)
  if (typed.taken === 'phone')
    return {
      ...{ name: typed.name, email: typed.email, mobile, address1: typed.address1, address2: typed.address2 },
      ...{ pincode: pinCode(typed.pincode), city: typed.city, district: '', state: typed.state },
    }
  const { seller } = await knownSeller()
  return {
    ...{ name: typed.name || walkIn, email: typed.email, mobile, address1: stallStreet, address2: '' },
    ...{ pincode: seller.address.pin ?? NO_PIN, city: seller.address.town ?? '', district: '' },
    state: sellerState(seller)?.name ?? typed.state,
  }
}

/** Of a stall whose seller names no PIN code. */
const NO_PIN = '000000'

function problemsOf({ taken, paid, utr }: Typed, details: GuestDetails) {
  const wrong = Object.entries(guestProblems(details)).map(([name, key]) => [name, messages[key]])
  const missing = (['city', 'state'] as const)
    .filter(name => !details[name] && (taken === 'phone' || name === 'state'))
    .map(name => [name, messages.fieldRequired])
  const unpaid = paid === 'cash' && taken === 'phone' ? [['paid', chooseHowPaid]] : []
  const late = paid === 'door' && taken === 'stall' ? [['paid', chooseHowPaid]] : []
  const noUtr = paid === 'upi' && taken === 'phone' && !upiUtr(utr) ? [['utr', utrNeeded]] : []
  return Object.fromEntries([...wrong, ...missing, ...unpaid, ...late, ...noUtr]) as Record<string, string>
}

/** Through the shop's own way of placing an order, as a guest's. */
async function take(
  { taken, paid, utr, total }: Typed,
  lines: readonly HandLine[],
  details: GuestDetails,
  practicePhone: string | undefined,
): Promise<ActResult> {
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
    return {
      message: settled.done
        ? taken === 'stall'
          ? saidHandedOver(id)
          : saidTaken(id)
        : saidTakenBut(id, settled.message),
      about: id,
      to: orderPage(id),
    }
  } finally {
    // No browser is this guest's.
    await forgetGuest(cookie)
  }
}
