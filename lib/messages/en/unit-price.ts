const UNITS: Record<string, string> = { l: 'litre', m: 'metre', N: 'piece' }
const named = (unit: string) => UNITS[unit] ?? unit

export const perUnits = (price: string, units: number, unit: string) =>
  `${price} per ${units === 1 ? '' : `${units} `}${named(unit)}`
export const perUnitsEach = (price: string, units: number, unit: string, each: string) =>
  `${perUnits(price, units, unit)} (${perUnits(each, 1, unit)})`
