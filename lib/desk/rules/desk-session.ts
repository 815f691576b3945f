/** The cookie of who works at the desk. */
export const DESK_SESSION = 'desk_session'
