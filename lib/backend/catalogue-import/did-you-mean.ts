import 'server-only'

/** The known name that somebody likely meant: the same but for spaces, signs and capitals, or a letter or two off. */
export const didYouMean = (name: string, known: readonly string[]) => {
  const plain = bare(name)
  const closest = known
    .map(one => ({ one, far: distance(plain, bare(one)) }))
    .toSorted((a, b) => a.far - b.far)[0]
  return closest && closest.far <= Math.min(2, plain.length / 3) ? closest.one : undefined
}

const bare = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** How many letters must be put in, left out or changed (Levenshtein). */
const distance = (from: string, to: string) => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (let at = 0; at < to.length; at++) {
      const [left = 0, above = 0, across = 0] = [next[at], row[at + 1], row[at]]
      next.push(Math.min(left + 1, above + 1, across + (letter === to[at] ? 0 : 1)))
    }
    row = next
  }
  return row[to.length] ?? 0
}
