import 'server-only'

/** How many letters must be put in, left out, changed or swapped with their neighbour. */
export const editDistance = (a: string, b: string) => {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let least = Math.min(at(last, j) + 1, at(row, j - 1) + 1, change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(before, j - 2) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
