/** The id under which a payment by UPI is settled: one number pays one order, or goes back once. */
export const paymentId = (utr: string) => `${PREFIX}${utr}`

/** The bank's number of a payment; undefined where it is a provider's. */
export const utrOfPayment = (id: string) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined)

const PREFIX = 'upi_'
