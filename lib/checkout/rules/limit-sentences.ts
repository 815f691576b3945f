import { rupee } from '#lib/rules/price.ts'
import { holdLimit, piecesOf, rupeesInAll, unpaidOrdersADay } from '#messages/checkout.ts'
import type { OverLimit } from './hold-limits.ts'

/** Why an order cannot be paid at the door, by its limit; and that it can be paid online, where that is so. */
export const overLimitSentence = (over: OverLimit, online: boolean) =>
  holdLimit(...limitParameters(over, online))

export const limitParameters = (over: OverLimit, online: boolean): Parameters<typeof holdLimit> => [
  mostOf(over),
  over.whose,
  online,
]

function mostOf(over: OverLimit) {
  if (over.most === 'rupees') return rupeesInAll(rupee(over.rupees))
  if (over.most === 'holds') return unpaidOrdersADay(over.holds)
  return piecesOf(over.pieces, over.size ? `${over.name} (${over.size})` : over.name)
}
