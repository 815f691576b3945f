/** Why something is sent back. */
export const RETURN_REASONS = ['defective', 'wrong', 'late', 'size', 'unlike', 'unwanted'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** What the seller is to blame for is taken back whatever their return window is. */
export const isSellersFault = (reason: ReturnReason) => SELLERS.includes(reason)

const SELLERS: readonly ReturnReason[] = ['defective', 'wrong', 'late']

export type ReturnState =
  | 'asked'
  | 'accepted'
  | 'refused'
  | 'withdrawn'
  | 'picked'
  | 'received'
  | 'refunded'
  | 'exchanged'

export type ReturnWish = 'money' | 'exchange'
export type ReturnStep = Exclude<ReturnState, 'asked'>

const BEFORE: Record<ReturnStep, readonly ReturnState[]> = {
  accepted: ['asked'],
  // What was accepted may never be handed over, and what came may not be what was sent.
  refused: ['asked', 'accepted', 'received'],
  withdrawn: ['asked', 'accepted'],
  picked: ['accepted'],
  received: ['accepted', 'picked'],
  refunded: ['received'],
  exchanged: ['received'],
}

/** Whether a return may take this step now; money and another size end it each in its own way. */
export const mayReturnStep = (now: { state: ReturnState; wish: ReturnWish }, step: ReturnStep) =>
  BEFORE[step].includes(now.state) && (step !== 'exchanged' || now.wish === 'exchange')

export const isReturnOpen = (state: ReturnState) =>
  state === 'asked' || state === 'accepted' || state === 'picked' || state === 'received'

/** What ends a part of an order; goodwill ends none of its pieces, only a sum of it is paid back. */
export type PartKind = 'returned' | 'exchanged' | 'lost' | 'damaged' | 'goodwill'
