/** How many numbers may be typed for one order. */
export const MOST_CLAIMS = 3

/** How many days after an order a UTR may still be typed for it: as long as a provider is asked about a payment. */
export const CLAIM_DAYS = 4
