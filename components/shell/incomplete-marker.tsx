import { STALE_MARK } from '#lib/constants.ts'

/** Marks a page that was rendered while the shop did not answer: the page cache does not keep it (Rule 40). */
export const IncompleteMarker = () => <meta name={STALE_MARK} content="1" />
