// What the log says of codes that are sent to phones.

export const codesNearlyUsed = (used: number, most: number) =>
  `${used} of the ${most} codes of today are asked for. When all are, nobody can sign in with a code until tomorrow: CODES_A_DAY sets how many there are.`
