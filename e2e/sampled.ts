/** One of so many that are alike, each turn others; `npm run prove` takes all. */
export const sampled = <Item>(items: readonly Item[], every: number, turn = 0): readonly Item[] =>
  process.env.PROVE ? items : items.filter((_, at) => (at + turn) % every === 0)
