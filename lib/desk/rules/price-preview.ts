/** A price before and after, in paise. */
export type PriceLine = {
  id: number
  variant: number | null
  name: string
  from: number
  to: number
  mrp: number
  /** Then it stays as it is: nothing is sold above its MRP. */
  isAboveMrp: boolean
}

export type PricePreview = {
  /** Those that change. */
  lines: PriceLine[]
  /** The first of them, and of those that stay because of their MRP. */
  shown: PriceLine[]
  left: number
  halved: number
  /** What was shown: with other prices it is another text. */
  seen: string
}
