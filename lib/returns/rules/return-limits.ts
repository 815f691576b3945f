/** The limits for what a customer writes about a return or a complaint. */
export const TEXT_MOST = 2000
/** Of the lines of an order that one form names. */
export const LINES_MOST = 50
