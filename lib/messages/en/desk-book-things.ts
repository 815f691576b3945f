// What the book says of each act of the part "things", by the act's name.

export const things = {}
