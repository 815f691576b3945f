// Values of another file stand as numbers in the compiled program; those of the same file would be variables.
export const ANSWER_MS = 20_000
export const SCRIPTS_AFTER_MS = 1500
export const MOST_TOASTS = 3
export const NAME_LENGTH = 30
export const SAME_PLACE_PX = 30
/** How long a form that the browser sends by itself is under way, if the page is not left before. */
export const UNDER_WAY_MS = 8000
