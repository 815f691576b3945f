import { type RefObject, useEffect, useState } from 'react'

type List<T> = {
  list: readonly T[]
  close: () => void
  open: (entry: T) => void
  idOf: (at: number) => string
}

/** Moves through a combobox's list by its keys, and tells the box where one is; −1 is the box itself. */
export function useListKeys<T>(
  box: RefObject<HTMLInputElement | null>,
  { list, close, open, idOf }: List<T>,
) {
  const [moved, setMoved] = useState({ list, at: -1 })
  const at = moved.list === list ? moved.at : -1

  useEffect(() => {
    const input = box.current
    if (!input) return
    input.setAttribute('aria-expanded', String(list.length > 0))
    if (at < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', idOf(at))
    const press = (event: KeyboardEvent) => {
      if (list.length === 0 || event.isComposing) return
      const entry = list[at]
      if (event.key === 'ArrowDown') setMoved({ list, at: at + 1 < list.length ? at + 1 : -1 })
      else if (event.key === 'ArrowUp') setMoved({ list, at: at < 0 ? list.length - 1 : at - 1 })
      else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && entry) open(entry)
      else return
      event.preventDefault()
    }
    input.addEventListener('keydown', press)
    return () => input.removeEventListener('keydown', press)
  }, [box, list, at, close, open, idOf])

  return at
}
