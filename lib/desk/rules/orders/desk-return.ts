import type { ReturnReason, ReturnState, ReturnWish } from '#lib/returns/rules/return-state.ts'

/** A return in the seller's list, or a part that did not arrive: then it has no number. */
export type ListedReturn = {
  number: string | undefined
  order: string
  /** In words. */
  state: string
  wish: string
  lines: string
  at: string
  customer: string
  /** How far its money is. */
  refund: string
}

export type ReturnChoices = Record<
  'accept' | 'refuse' | 'pick' | 'receive' | 'refund' | 'exchange' | 'back' | 'utr' | 'again' | 'paidInstead',
  boolean
>

/** One return whole. */
export type DeskReturn = ListedReturn & {
  number: string
  seen: string
  reason: ReturnReason
  comment: string
  refusedBecause: string
  mobile: string
  upi: string
  /** How many there are; each has an address of its own. */
  pictures: number
  parcel: string
  stateName: ReturnState
  wishName: ReturnWish
  couriers: string[]
  can: ReturnChoices
}
