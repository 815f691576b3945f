/** An amount in shares that are in proportion to the weights, whole paise, and add up to it. Without weights the first has it all. */
export function spread(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all === 0) return weights.map((_, place) => (place === 0 ? amount : 0))
  let passed = 0
  let given = 0
  return weights.map(weight => {
    passed += weight
    const share = shareOf(amount, passed, all) - given
    given += share
    return share
  })
}

/** Paise times paise may be above 2^53. */
export const shareOf = (amount: number, part: number, whole: number) =>
  Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)))
