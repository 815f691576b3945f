/** How many numbers may be typed for one order. */
export const MOST_CLAIMS = 3

/** For how many days after an order its payment may be told of, as long as a provider is asked about one. */
export const CLAIM_DAYS = 4
