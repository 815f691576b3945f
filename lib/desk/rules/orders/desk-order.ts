import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import type { SumRow } from '#lib/checkout/rules/sum-rows.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { DeskBooking } from './desk-booking.ts'

/** A line as it is packed. Money in paise, undefined for whoever does not see sums. */
export type DeskLine = {
  place: number
  name: string
  image: string
  /** What was chosen: "Size M, Red". */
  choice: string
  sku: string
  promise: string
  units: number
  price: number | undefined
  total: number | undefined
  /** Pieces that neither came back nor were lost, nor are asked back. */
  left: number
}

export type DeskRefund = {
  /** Of the payment, or of the part. */
  name: string
  amount: number
  /** How far it is, in words. */
  words: string
  state: 'due' | 'sent' | 'done' | 'stuck' | 'by-hand'
  /** Of a part: '' where the customer has given no UPI id yet, or none is needed. */
  payTo: string
}

export type DeskNote = { at: string; by: string; text: string }
/** A line of the desk's book. */
export type DeskDeed = { at: string; by: string; act: string; isDone: boolean; fields: string[] }
export type DeskMessage = { id: number; template: string; state: string; text: string; link: string }
export type EarlierOrder = { id: string; placedAt: string; status: OrderStatus; total: number }

/** What is known of who ordered, by account and number. */
export type CustomerHistory = {
  orders: number
  delivered: number
  /** Refused parcels that count, and those that were forgiven or never counted. */
  refused: number
  forgiven: number
  latest: EarlierOrder[]
}

/** What only the owner sees of an order. */
export type OwnersPart = {
  total: number
  sums: SumRow[]
  payment: string
  email: string
  refunds: DeskRefund[]
  partRefunds: DeskRefund[]
  upi:
    | { utr: string; state: 'waiting' | 'confirmed' | 'refused'; reason: string; isFlagged: boolean }
    | undefined
  isByUpi: boolean
  isPaid: boolean
  link: string | undefined
  history: CustomerHistory
  returns: { number: string; state: string; wish: string; lines: string }[]
  messages: DeskMessage[]
  deeds: DeskDeed[]
  cancelComment: string
  hand: { taken: 'phone' | 'stall'; paid: 'door' | 'cash' | 'upi' } | undefined
}

/** What can be done with it now. */
export type OrderChoices = Record<
  | 'confirm'
  | 'pack'
  | 'book'
  | 'ship'
  | 'correct'
  | 'deliver'
  | 'refuse'
  | 'comeBack'
  | 'lose'
  | 'losePart'
  | 'goodwill'
  | 'cancel'
  | 'address'
  | 'share'
  | 'handOver',
  boolean
>

/** One order as the desk shows it. */
export type DeskOrder = {
  id: string
  /** What this page has shown of it: an act on something else is refused. */
  seen: string
  status: OrderStatus
  isAtDoor: boolean
  /** Sold at the stall: it is handed over, not sent. */
  isAtStall: boolean
  placedAt: string
  lines: DeskLine[]
  /** What its courier is to bring, in words. */
  collect: string
  /** The same in paise; 0: nothing. */
  toCollect: number
  isLate: boolean
  /** The day by which it was said to come; ''. */
  promised: string
  address: Address
  isGuest: boolean
  /** Whether its customer has meant it: '' where nobody asked. */
  confirmation: string
  isUnconfirmed: boolean
  courier: string
  tracking: string
  events: { kind: string; at: string; note: string }[]
  notes: DeskNote[]
  /** What goes into its parcel; for the owner its notes too. */
  bills: readonly { name: string; key: string }[]
  /** Orders in the same parcel, and those that may go into it. */
  sharing: string[]
  mayShare: { id: string; placedAt: string }[]
  couriers: string[]
  can: OrderChoices
  /** With a courier service; undefined where none was asked. */
  booking: DeskBooking | undefined
  owner: OwnersPart | undefined
}
