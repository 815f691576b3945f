'use client'
import { type ComponentProps, type DragEvent, useEffect, useRef } from 'react'

/**
 * A list whose rows may be dragged to their place: the order goes into the form's field `order` and is sent at once.
 * Without script, and on a phone, its buttons do the same.
 */
export function DragOrder(props: ComponentProps<'ol'>) {
  const list = useRef<HTMLOListElement>(null)
  const dragged = useRef<HTMLElement>(undefined)
  const dropped = useRef<string>(undefined)
  useEffect(() => {
    const form = list.current?.closest('form')
    // The form reads its fields when it has shown the press; the field itself says the order that the page shows.
    const add = ({ formData }: FormDataEvent) => {
      if (dropped.current !== undefined) formData.set('order', dropped.current)
      dropped.current = undefined
    }
    const pressed = ({ submitter }: SubmitEvent) => {
      if (submitter) dropped.current = undefined
    }
    form?.addEventListener('formdata', add)
    form?.addEventListener('submit', pressed, true)
    return () => {
      form?.removeEventListener('formdata', add)
      form?.removeEventListener('submit', pressed, true)
    }
  }, [])

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
    dropped.current = names.join('|')
    form.requestSubmit()
  }
  return <ol {...props} ref={list} onDragStart={start} onDragOver={over} onDrop={drop} />
}
