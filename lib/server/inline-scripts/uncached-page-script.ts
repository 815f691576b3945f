import { isDeveloping } from '../settings/env.ts'
import { CHOOSE, FIRST_RESPONSE, PIN_FORM } from './compiled.ts'

/** What answers presses in a page that does not pass the page cache; while developing none does. */
export const uncachedPageScript = isDeveloping() ? `${CHOOSE};${PIN_FORM};${FIRST_RESPONSE}` : FIRST_RESPONSE
