/** The seller's desk, with everything under it. */
export const DESK = '/desk'

/** The cookies that the desk's backend asks for by name. */
export const DESK_SESSION_COOKIE = 'desk_session'
export const DESK_CODE_COOKIE = 'desk_code'
export const DESK_BROWSER_COOKIE = 'desk_browser'

export const isDeskPath = (path: string) => path === DESK || path.startsWith(`${DESK}/`)

/** A path of the desk from a form or an address; the desk itself where it is anything else. */
export const safeDeskPath = (path: string) => (isDeskPath(path.split(/[?#]/, 1)[0] ?? '') ? path : DESK)

/** The sign-in of the desk, which leads back. */
export const signInPath = (back: string = DESK) => `${DESK}/sign-in?back=${encodeURIComponent(back)}`
