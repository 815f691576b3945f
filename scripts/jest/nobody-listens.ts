/**
 * Connections to this address are refused: nobody listens there, the system gives its port to nobody, and fetch asks it,
 * which refuses ports like 1 and 9 by itself.
 */
export const NOBODY_LISTENS = '127.0.0.1:2'
