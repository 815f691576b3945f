// What the book says of each act of the part "shop", by the act's name.

export const shop = {}
