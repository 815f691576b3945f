import { type RefObject, useCallback, useEffect, useState } from 'react'
import { askSuggestions } from '#lib/catalogue/browser/ask-suggestions.ts'
import type { Suggestion } from '#lib/contract/catalogue-schemas.ts'

const PAUSE_MS = 200
const NONE: readonly Suggestion[] = []

/** What to suggest for what stands in the box, a moment after the last letter; none once the box is left. */
export function useSuggestions(box: RefObject<HTMLInputElement | null>) {
  const [list, setList] = useState(NONE)
  const close = useCallback(() => setList(NONE), [])

  useEffect(() => {
    const input = box.current
    if (!input) return
    let latest = 0
    let timer = 0
    const listen = () => {
      const turn = ++latest
      window.clearTimeout(timer)
      timer = window.setTimeout(async () => {
        const found = await askSuggestions(input.value)
        // A late answer never takes the place of a newer one, nor opens a list that was left.
        if (turn === latest && document.activeElement === input) setList(found)
      }, PAUSE_MS)
    }
    const leave = () => {
      latest++
      close()
    }
    // Typed before this was loaded.
    if (input.value !== input.defaultValue) listen()
    input.addEventListener('input', listen)
    input.addEventListener('blur', leave)
    return () => {
      window.clearTimeout(timer)
      input.removeEventListener('input', listen)
      input.removeEventListener('blur', leave)
    }
  }, [box, close])

  return { list, close }
}
