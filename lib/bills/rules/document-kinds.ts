export type TaxStatus = 'regular' | 'composition' | 'unregistered' | 'unregistered-handicraft'
export type BillKind = 'tax-invoice' | 'invoice-and-supply' | 'bill-of-supply' | 'bill'
export type NoteKind = 'credit-note' | 'refund-note'

/** Who pays tax on each sale and tells the buyer how much. */
export const chargesTax = (status: TaxStatus | undefined) => status === 'regular'

/** The document of a parcel whose lines have these rates: what is exempt goes on a bill of supply. */
export function billKind(status: TaxStatus | undefined, rates: readonly number[]): BillKind {
  if (status === 'composition') return 'bill-of-supply'
  if (status !== 'regular') return 'bill'
  if (rates.every(rate => rate > 0)) return 'tax-invoice'
  return rates.some(rate => rate > 0) ? 'invoice-and-supply' : 'bill-of-supply'
}

export const noteKind = (status: TaxStatus | undefined): NoteKind =>
  status === 'regular' || status === 'composition' ? 'credit-note' : 'refund-note'

/**
 * Whether a seller may sell from one state into another, by the names of the two states. Who pays under the composition scheme
 * or is not registered may not; listed handicrafts may go everywhere. Of a seller who has said nothing, nothing is known.
 */
export function mayServe(status: TaxStatus | undefined, own: string | undefined, state: string): boolean {
  if (status !== 'composition' && status !== 'unregistered') return true
  return own === undefined || own === state
}
