import { linesWithin } from '#lib/backend/orders/lines-within.ts'
import { openRefunds } from '#lib/backend/orders/seller-refunds.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { rupee } from '#lib/rules/price.ts'
import { ofItAtDoor, unconfirmedTag } from '#messages/cli-cod.ts'
import { guestWord, noOrders, refundIs, refundsAreStuck } from '#messages/commands.ts'
import { modeWords, statusWords } from '#messages/order-states.ts'
import { printable } from './printable.mjs'
import { windowInWords } from './window.mjs'

/** The orders for a reader: each once, its lines below it. */
export async function listOrders(options) {
  let before
  for await (const line of linesWithin(options)) {
    if (line.id !== before) console.log(headOf(line))
    before = line.id
    const choice = [line.size, line.color, line.other].filter(Boolean).join(', ')
    console.log(`    ${line.units} × ${printable(line.product)}${choice ? ` (${printable(choice)})` : ''}`)
  }
  if (!before) console.log(noOrders)
  console.log(windowInWords(options))
  const stuck = (await openRefunds()).filter(({ state }) => state === 'stuck').length
  if (stuck) console.log(refundsAreStuck(stuck))
  return 0
}

const headOf = ({
  id,
  placed_at,
  status,
  unconfirmed,
  at_door,
  mode,
  total,
  address,
  refund_state,
  courier,
  tracking_number,
  guest,
}) =>
  [
    id,
    timeInIndia(placed_at),
    statusWords[status],
    at_door > 0 ? modeWords.COD : modeWords[mode],
    unconfirmed && unconfirmedTag,
    rupee(total / 100),
    at_door > 0 && ofItAtDoor(rupee(at_door / 100)),
    printable(`${address.firstname} ${address.lastname}, ${address.city} ${address.pincode}`),
    guest && `${address.mobileno} (${guestWord})`,
    courier && printable(`${courier} ${tracking_number}`),
    refund_state && refundIs(refund_state),
  ]
    .filter(Boolean)
    .join('  ')
