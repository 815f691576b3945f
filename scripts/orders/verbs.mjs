import { confirmBySeller } from '#lib/backend/cod/confirm-by-seller.ts'
import { liftNumber, refuseParcel } from '#lib/backend/cod/refuse-parcel.ts'
import { sellerLink } from '#lib/backend/order-links/seller-link.ts'
import { correctAddress } from '#lib/backend/orders/correct-address.ts'
import { giveGoodwill } from '#lib/backend/orders/give-goodwill.ts'
import { handOver } from '#lib/backend/orders/hand-over.ts'
import { keepNote } from '#lib/backend/orders/keep-note.ts'
import { loseParcel } from '#lib/backend/orders/lose-parcel.ts'
import { acceptReturn, cancelByShop } from '#lib/backend/orders/seller-cancel.ts'
import { retryRefund, settleRefund } from '#lib/backend/orders/seller-refunds.ts'
import { ownParcel, shareParcel } from '#lib/backend/orders/shared-parcels.ts'
import { stepParcel } from '#lib/backend/orders/step-parcel.ts'
import { exportOrders } from './export-orders.mjs'
import { listOrders } from './list-orders.mjs'
import { listRefunds } from './list-refunds.mjs'
import { showOrder } from './show-order.mjs'
import { takeOrder } from './take-order.mjs'

/** The actions on orders: each prints its result and returns the exit code. */
export const verbs = {
  list: listOrders,
  export: exportOrders,
  show: ({ names }) => showOrder(asPrinted(names[0])),
  take: takeOrder,
  packed: ({ names }) => each(names, id => stepParcel(id, 'packed')),
  shipped: ({ names, parcel }) => each(names, id => stepParcel(id, 'shipped', parcel)),
  delivered: ({ names }) => each(names, id => stepParcel(id, 'delivered')),
  handed: ({ names }) => each(names, handOver),
  confirm: ({ names }) => each(names, confirmBySeller),
  cancel: ({ names, reason }) => each(names, id => cancelByShop(id, reason)),
  returned: ({ names }) => each(names, acceptReturn),
  refused: ({ names }) => each(names, refuseParcel),
  lift: ({ names }) => each([names.join(' ')], (_, typed) => liftNumber(typed)),
  link: ({ names, linkChange }) => each(names, id => sellerLink(id, linkChange)),
  lost: ({ names, lines }) => each(names, id => loseParcel(id, 'lost', lines)),
  damaged: ({ names, lines }) => each(names, id => loseParcel(id, 'damaged', lines)),
  goodwill: ({ names, amount, reason }) => each(names, id => giveGoodwill(id, amount, reason)),
  address: ({ names, correction }) => each(names, id => correctAddress(id, correction)),
  together: ({ names: [first, ...others] }) => each(others, id => shareParcel(asPrinted(first), id)),
  apart: ({ names }) => each(names, ownParcel),
  note: ({ names, text }) => each(names, id => keepNote(id, '', text)),
  refunds: listRefunds,
  refund: ({ names, done }) => each(names, name => (done ? settleRefund(name, done) : retryRefund(name))),
}

async function each(names, step) {
  let refused = 0
  for (const name of names) {
    const { done, message } = await step(asPrinted(name), name)
    if (!done) refused++
    console[done ? 'log' : 'error'](message)
  }
  return refused ? 1 : 0
}

/** 7k3m9qxt2bhd4vra, as read out by somebody, is 7K3M-9QXT-2BHD-4VRA. */
const asPrinted = name => {
  const signs = name.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return signs.length === 16 ? signs.replace(/(.{4})(?=.)/g, '$1-') : name
}
