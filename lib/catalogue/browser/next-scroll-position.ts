type Row = { scrollLeft: number; clientWidth: number; scrollWidth: number }

/** Where a row scrolls to by one page: past its end to its beginning, before its beginning to its end. */
export function nextScrollPosition({ scrollLeft, clientWidth, scrollWidth }: Row, by: 1 | -1): number {
  const end = Math.max(0, scrollWidth - clientWidth)
  if (by > 0) return scrollLeft >= end - 1 ? 0 : Math.min(end, scrollLeft + clientWidth)
  return scrollLeft <= 1 ? end : Math.max(0, scrollLeft - clientWidth)
}
