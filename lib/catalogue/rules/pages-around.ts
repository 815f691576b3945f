/** First, last, and the pages around this one; undefined is a gap. */
export function pagesAround(page: number, pages: number): (number | undefined)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pages])]
    .filter(each => each >= 1 && each <= pages)
    .sort((a, b) => a - b)
  return shown.flatMap((each, place) => {
    const before = shown[place - 1] ?? 0
    if (each - before === 1) return [each]
    return each - before === 2 ? [each - 1, each] : [undefined, each]
  })
}
