export const RATING_WORDS_MAX = 2_000
export const RATING_PICTURES = 3
/** Ratings on a page of a product. */
export const RATINGS_ON_PAGE = 5
/** A seller's answer. */
export const ANSWER_MAX = 1_000
