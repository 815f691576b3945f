import { catalogueVersion } from '../page-cache/catalogue-version.ts'
import { door } from './shop-shown.ts'

/** A proxy may answer with a kept page for a second, and for one more while it asks for the next one. */
const FOR_PROXIES = 's-maxage=1, stale-while-revalidate=1'
/** Both, and a second on the way. */
const LONGEST_MS = 3_000

/**
 * What a kept page says of keeping it: a browser asks each time, as it is told anyway, and a proxy once a second. Not
 * shortly before prices turn, which no page outlives, nor while a shop is shown to those alone who work there.
 */
export const withProxyTime = (cacheControl: string) =>
  door()?.isShut() || catalogueVersion().nextTurnIn() < LONGEST_MS
    ? cacheControl
    : `${cacheControl}, ${FOR_PROXIES}`
