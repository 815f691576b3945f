/** So many pieces or fewer of a size are running out, unless the seller says another number. */
export const FEW_PIECES = 3
