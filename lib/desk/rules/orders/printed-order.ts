import type { Address } from '#lib/contract/addresses-schemas.ts'

/** What of an order is printed for its parcel. Drawings are SVG that the server made. */
export type PrintedOrder = {
  id: string
  placedAt: string
  address: Address
  lines: { name: string; choice: string; sku: string; units: number }[]
  units: number
  /** To be paid at the door, in paise. */
  toCollect: number
  courier: string
  tracking: string
  /** Opens its page at the desk. */
  qr: string
  /** Its own number, or the courier's once there is one. */
  bars: string
  /** Other orders in the same parcel; of those printed together the first has the label. */
  sharing: string[]
  /** What the door pays for the whole parcel. */
  parcelCollect: number
  bill: string
}

export type Printed = {
  orders: PrintedOrder[]
  /** Who sends it. */
  from: { name: string; lines: string[]; phone: string; gstin: string }
}

/** What is picked off the shelves: one choice of one product, for all orders together. */
export type Picked = {
  key: string
  name: string
  choice: string
  sku: string
  image: string
  /** Where it lies: its section. */
  place: string
  units: number
  orders: { id: string; units: number }[]
}
