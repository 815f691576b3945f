/** What lists can be filtered by, besides stock: as addresses, the API and the database name it, in the order of the page. */
export const FACETS = ['type', 'brand', 'price', 'size', 'color', 'material', 'origin', 'country'] as const
export type Facet = (typeof FACETS)[number]
/** The chosen values; of one facet any may fit, of several facets one each. */
export type Filters = { [F in Facet]?: string[] }
/** The country in which all of a shop's own goods are made; others are imported. */
export const HOME_COUNTRY = 'IN'
/** So many values of a facet are shown, the most frequent first. */
export const SHOWN_VALUES = 6
/** What fits is counted exactly up to here. */
export const EXACT_COUNT = 1_000
