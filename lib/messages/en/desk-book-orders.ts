// What the book says of each act of the part "orders", by the act's name.

export const orders = {}
