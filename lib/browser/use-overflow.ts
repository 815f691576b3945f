import { useEffect, useEffectEvent, useState } from 'react'

/** Whether a row is wider than its box, so that it can be scrolled; false in the HTML. */
export function useOverflow(rowOf: () => Element | null | undefined): boolean {
  const [overflows, setOverflows] = useState(false)
  const find = useEffectEvent(rowOf)
  useEffect(() => {
    const row = find()
    if (!row) return
    const watch = new ResizeObserver(() => setOverflows(row.scrollWidth > row.clientWidth + 1))
    watch.observe(row)
    return () => watch.disconnect()
  }, [])
  return overflows
}
