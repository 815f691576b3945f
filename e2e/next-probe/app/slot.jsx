'use client'
import { useEffect, useState } from 'react'

// As components/ui/static-html-slot.tsx.
export function Slot({ id }) {
  const [isAwake, wake] = useState(false)
  useEffect(() => wake(true), [])
  const [html] = useState(() =>
    typeof document === 'undefined'
      ? (globalThis.probe?.context.getStore()?.markup.get(id) ?? '')
      : document.getElementById(id).innerHTML,
  )
  return (
    <>
      <div id={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {isAwake && <p>awake</p>}
    </>
  )
}
