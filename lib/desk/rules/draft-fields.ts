/** So many sizes can be typed for a new thing; more come later, or by a sheet. */
export const SIZE_ROWS = 12
