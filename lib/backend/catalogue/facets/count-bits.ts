/** Many bits, 32 in each number. */
export type Bits = Int32Array

/** Those that are set in any of them. */
export const anyOf = (sets: readonly Bits[], words: number): Bits => {
  const [first] = sets
  if (first && sets.length === 1) return first
  const any = new Int32Array(words)
  for (const set of sets) for (let word = 0; word < words; word++) any[word] = at(any, word) | at(set, word)
  return any
}

/** Those that are set in each of them. */
export const eachOf = (sets: readonly Bits[], words: number): Bits => {
  const [first = new Int32Array(words), ...others] = sets
  if (others.length === 0) return first
  const each = first.slice()
  for (const set of others)
    for (let word = 0; word < words; word++) each[word] = at(each, word) & at(set, word)
  return each
}

/** How many are set in both. */
export const countOfBoth = (one: Bits, other: Bits): number => {
  let count = 0
  for (let word = 0; word < one.length; word++) count += setIn(at(one, word) & at(other, word))
  return count
}

/** Whether the one at this place is set, where bits were written byte by byte, the first of each the highest. */
export const isSet = (bits: Bits, place: number) =>
  (at(bits, place >>> 5) & ((0x80 >>> (place & 7)) << (place & 0x18))) !== 0

const at = (bits: Bits, word: number) => bits[word] ?? 0

/** Two neighbours are added, then four, then eight; the product adds the four bytes. */
const setIn = (word: number) => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
