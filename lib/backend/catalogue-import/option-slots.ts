import { meansColour, meansSize } from '#lib/catalogue/rules/option-words.ts'

export type Slot = 'size' | 'color' | 'other'

const SLOTS: readonly Slot[] = ['size', 'color', 'other']

/** Where a line keeps the value of each option: what means size or colour in its own place, the others in what is free. */
export const slotsOf = (options: readonly string[]): Slot[] => {
  const named = options.map((name): Slot | undefined =>
    meansSize(name) ? 'size' : meansColour(name) ? 'color' : undefined,
  )
  const own = named.map((slot, place) => (named.indexOf(slot) === place ? slot : undefined))
  const free = SLOTS.filter(slot => !own.includes(slot))
  return own.slice(0, SLOTS.length).map(slot => slot ?? free.shift() ?? 'other')
}
