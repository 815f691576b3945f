/** So many pieces or fewer of a size are running out, unless the seller asks for another number. */
export const FEW_PIECES = 3
