'use client'
import { type ComponentProps, type DragEvent, useRef } from 'react'

/**
 * A list whose rows may be dragged to their place: the order goes into the form's field `order` and is sent at once.
 * Without script, and on a phone, its buttons do the same.
 */
export function DragOrder(list: ComponentProps<'ol'>) {
  const dragged = useRef<HTMLElement>(undefined)
  const rowOf = (event: DragEvent) =>
    (event.target as HTMLElement).closest<HTMLElement>('li[data-name]') ?? undefined
  const start = (event: DragEvent) => {
    dragged.current = rowOf(event)
    event.dataTransfer.effectAllowed = 'move'
  }
  const over = (event: DragEvent) => {
    if (dragged.current && rowOf(event)) event.preventDefault()
  }
  const drop = (event: DragEvent<HTMLOListElement>) => {
    event.preventDefault()
    const row = rowOf(event)
    const from = dragged.current
    dragged.current = undefined
    const form = event.currentTarget.closest('form')
    const field = form?.querySelector<HTMLInputElement>('[name=order]')
    if (!row || !from || row === from || !form || !field) return
    const names = field.value.split('|')
    const [source, target] = [names.indexOf(from.dataset.name ?? ''), names.indexOf(row.dataset.name ?? '')]
    if (source < 0 || target < 0) return
    names.splice(target, 0, ...names.splice(source, 1))
    const before = field.value
    field.value = names.join('|')
    form.requestSubmit()
    // The page says the order that it is told; until then the field is as it was shown.
    field.value = before
  }
  return <ol {...list} onDragStart={start} onDragOver={over} onDrop={drop} />
}
