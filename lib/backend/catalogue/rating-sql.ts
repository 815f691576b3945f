// What is shown of `products p`: the stars that buyers gave, else those of the seller's sheet, which only the demo shows.

const SHEET_COUNTS = `coalesce((select (more -> 'moreSettings' ->> 'sheetRatings')::boolean from shop limit 1), false)`

/** Whether buyers rated it. */
export const IS_RATED = 'p.rated_count > 0'

export const RATING = `case when ${IS_RATED} then round(p.rated_sum::numeric / p.rated_count, 2)
  when ${SHEET_COUNTS} then p.rating else 0 end`

export const RATERS = `case when ${IS_RATED} then p.rated_count when ${SHEET_COUNTS} then p.ratings_count else 0 end`

/** Between 0 and 1: how well it is liked, and by how many. */
export const LIKING = `((${RATING}) / 5 * least(1, ln(1 + (${RATERS})) / 8))`
