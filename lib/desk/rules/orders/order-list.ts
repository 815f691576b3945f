import type { OrderStatus } from '#lib/checkout/rules/order-state.ts'
import type { OrderTab } from './order-tabs.ts'

/** An order in the seller's list. Money in paise; undefined for whoever does not see sums. */
export type ListedOrder = {
  id: string
  placedAt: string
  status: OrderStatus
  /** Paid at the door, at least in part. */
  isAtDoor: boolean
  isAtStall: boolean
  total: number | undefined
  name: string
  place: string
  /** Of all lines. */
  units: number
  /** The first line. */
  product: string
  image: string
  /** How many lines stand behind it. */
  moreLines: number
  courier: string
  isUnconfirmed: boolean
  isLate: boolean
  /** Somebody says that it is paid by UPI. */
  isClaimed: boolean
  isReturnAsked: boolean
  isRefundStuck: boolean
  /** A courier was asked to bring it. */
  isBooked: boolean
  /** Somebody has to do something about its parcel. */
  isParcelTask: boolean
  /** A courier can be asked. */
  isBookable: boolean
  /** How many orders travel in the same parcel beside it. */
  sharing: number
}

/** Today's work, and the money that couriers are to bring. */
export type TodaysWork = {
  toPack: number
  toSend: number
  /** Paise at the doors of what is on its way. */
  toCollect: number
  late: number
  today: number
  todayTotal: number
}

/** What waits for the seller, by how much there is of it. */
export type OrderWaits = {
  parcels: number
  unconfirmed: number
  upi: number
  awaiting: number
  refunds: number
  returns: number
}

export type OrderList = {
  tab: OrderTab
  search: string
  rows: ListedOrder[]
  /** Where the next page begins. */
  next: string | undefined
  sums: TodaysWork | undefined
  toDo: { toPack: number; toSend: number }
  waits: OrderWaits | undefined
  /** By which a page knows whether orders have come since. */
  newest: string
  /** By which push services know this shop. */
  pushKey: string
}
