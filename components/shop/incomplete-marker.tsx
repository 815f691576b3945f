import { STALE_MARK } from '#lib/constants.ts'

/** Ruling 40: this page was made while the shop did not answer; the page store does not keep it. */
export const IncompleteMarker = () => <meta name={STALE_MARK} content="1" />
