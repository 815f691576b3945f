// What the book says of each act of the part "money", by the act's name.

export const money = {}
