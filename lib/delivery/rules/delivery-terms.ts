/** How the seller delivers to the PIN codes that begin alike: one row of delivery.csv. */
export type DeliveryTerms = {
  served: boolean
  cod: boolean
  /** Paise: an order above it is not paid at the door; none where the seller sets none. */
  codMax?: number
  /** Working days after it is sent; none where the seller promises none. */
  days?: { from: number; to: number }
  /** Paise, for the whole order. */
  charge: number
}

/** The row for all other PIN codes. */
export const ALL_OTHERS = '*'

/** The names under which a row for a PIN code may stand; the longest is the one that counts, so it comes first. */
export const prefixesOf = (pin: string): string[] => [
  ...[6, 5, 4, 3, 2, 1].map(length => pin.slice(0, length)),
  ALL_OTHERS,
]

/** The terms of a PIN code; what no row names is not served. */
export const termsFor = (rows: ReadonlyMap<string, DeliveryTerms>, pin: string): DeliveryTerms | undefined =>
  prefixesOf(pin)
    .map(prefix => rows.get(prefix))
    .find(Boolean)
