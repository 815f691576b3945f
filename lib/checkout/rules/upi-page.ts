import type { Order } from '#lib/contract/orders-schemas.ts'

/** What the page of a payment by UPI shows. */
export type UpiPage = {
  order: Order
  /** What is to be paid where; undefined where nothing is, just now. */
  pay?: { id: string; name: string; amount: string; reference: string; svg: string }
  /** The number that the shop looks for. */
  waiting?: string
  mayClaim: boolean
  /** How many numbers may still be typed. */
  left: number
  /** Until when the pieces are held because a number was typed; '' where nothing is held for that. */
  heldUntil: string
}
