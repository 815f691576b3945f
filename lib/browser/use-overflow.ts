import { useEffect, useEffectEvent, useState } from 'react'

/** Whether a row holds more than it shows, so that there is something to turn; not in the HTML. */
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
