import { rupee } from '#lib/rules/price.ts'
import type { OverLimit } from './hold-limits.ts'

/** Why an order cannot be paid at the door, by its limit; and that it can be paid online, where that is so. */
export function overLimitSentence(over: OverLimit, online: boolean) {
  const until = over.whose === 'customer' ? 'Until a first order has reached you, up' : 'Up'
  const from = over.whose === 'network' ? ' from the same internet connection' : ''
  return `${until} to ${mostOf(over)} can be ordered to pay at the door${from}, open orders included. ${
    online ? 'Please pay online, or order less.' : 'Please order less.'
  }`
}

export const openSentence = (most: number, online: boolean) =>
  `Up to ${most} ${most === 1 ? 'order' : 'orders'} to pay at the door can be on the way at a time. Please wait until one has arrived${orOnline(online)}.`

export const todaySentence = (most: number, online: boolean) =>
  `Up to ${most} ${most === 1 ? 'order' : 'orders'} to pay at the door can be placed a day. Please order again tomorrow${orOnline(online)}.`

const orOnline = (online: boolean) => (online ? ', or pay online' : '')

function mostOf(over: OverLimit) {
  if (over.most === 'rupees') return `${rupee(over.rupees)} in all`
  if (over.most === 'holds') return `${over.holds} unpaid orders a day`
  const what = over.size ? `${over.name} (${over.size})` : over.name
  return `${over.pieces} ${over.pieces === 1 ? 'piece' : 'pieces'} of ${what}`
}
