/** The seller's desk, with everything under it. */
export const DESK = '/desk'

export const isDeskPath = (path: string) => path === DESK || path.startsWith(`${DESK}/`)

/** A path of the desk from a form or an address; the desk itself where it is anything else. */
export const safeDeskPath = (path: string) => (isDeskPath(path.split(/[?#]/, 1)[0] ?? '') ? path : DESK)
