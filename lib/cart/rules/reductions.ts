/**
 * What is taken off an order beside an offer, each in a row of its own: under this name in an order and its table, under
 * `quoted` in a quote, and by which ways to pay.
 */
export const REDUCTIONS = {
  coupon: { quoted: 'coupon', by: ['COD', 'ONLINE'] },
  discount: { quoted: 'onlineDiscount', by: ['ONLINE'] },
} as const satisfies Record<string, { quoted: string; by: readonly ('COD' | 'ONLINE')[] }>

export type Reduction = keyof typeof REDUCTIONS
export type Reductions = Record<Reduction, number>

export const REDUCTION_NAMES = Object.keys(REDUCTIONS) as Reduction[]

export const reductionsOf = (amountOf: (reduction: Reduction) => number) =>
  Object.fromEntries(REDUCTION_NAMES.map(name => [name, amountOf(name)])) as Reductions

/** What the amounts of a record come to. */
export const takenOff = (amounts: Reductions) => REDUCTION_NAMES.reduce((sum, name) => sum + amounts[name], 0)
