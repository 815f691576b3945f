'use client'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { pressOnce } from '#lib/browser/press-once.ts'
import { SAME_PRESS_MS } from '#lib/constants.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { undo as undoText } from '#messages/cart.ts'
import { Button } from './button.tsx'

type Props = {
  /** What was removed, and the message about it. */
  name: string
  message: string
  height?: number
  ms: number
  /** Taken away by a press on this page: the focus comes along, and that press does not undo it. */
  isOnThisPage: boolean
  /** Where a form without script puts it back; without it, it cannot be put back. */
  action?: FormPath
  /** Answers whether it is back. */
  onUndo: () => Promise<boolean>
  onOver: () => void
  /** The hidden fields of the form. */
  children: ReactNode
}

/** Stands where something was taken away, as tall as that was, and puts it back. */
export function RemovedItemPlace({
  name,
  message,
  height,
  ms,
  isOnThisPage,
  action,
  onUndo,
  onOver,
  children,
}: Props) {
  const place = useRef<HTMLFormElement>(null)
  const shownAt = useRef(Number.POSITIVE_INFINITY)

  const over = useEffectEvent(() => {
    const form = place.current
    if (form?.contains(document.activeElement)) focusBeside(form)
    onOver()
  })
  useEffect(() => {
    shownAt.current = isOnThisPage ? performance.now() : 0
    if (isOnThisPage) place.current?.querySelector('button')?.focus({ preventScroll: true })
    const timer = setTimeout(over, ms)
    return () => clearTimeout(timer)
  }, [isOnThisPage, ms])

  const undo = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (performance.now() - shownAt.current < SAME_PRESS_MS) return
    const item = event.currentTarget.closest('li')
    pressOnce(event.currentTarget, async () => {
      if (await onUndo()) requestAnimationFrame(() => focusBack(item))
    })
  }

  return (
    <form
      ref={place}
      method="post"
      action={action}
      onSubmit={undo}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-md border border-line p-3 text-sm"
      style={{ minHeight: height }}
    >
      {children}
      {action && (
        <Button type="submit" size="small" aria-label={`${undoText}: ${name}`}>
          {undoText}
        </Button>
      )}
      <p className="min-w-0 flex-1 py-2 text-muted">
        <span className="line-clamp-1">{name}</span> {message}
      </p>
    </form>
  )
}

// What was the only thing there comes back in a list of its own.
const focusBack = (item: HTMLElement | null) =>
  (item?.isConnected ? item : document.getElementById('main'))
    ?.querySelector<HTMLElement>('h2 a')
    ?.focus({ preventScroll: true })

/** Moves the focus to the next element, so that the keyboard does not start again at the top. */
function focusBeside(form: HTMLElement) {
  const item = form.closest('li')
  const next = [item?.nextElementSibling, item?.previousElementSibling]
    .map(each => each?.querySelector<HTMLElement>('h2 a, button'))
    .find(Boolean)
  const to = next ?? document.getElementById('main')
  to?.focus({ preventScroll: true })
}
