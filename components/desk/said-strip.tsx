'use client'
import { useEffect, useState } from 'react'
import { listenToSaid } from './say.ts'

const SHOWN_MS = 6000

/** What the last act had to say; it is read aloud, and goes by itself. */
export function SaidStrip() {
  const [text, setText] = useState('')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = listenToSaid(said => {
      setText(said)
      clearTimeout(timer)
      timer = setTimeout(() => setText(''), SHOWN_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [])
  return (
    <div className="desk-said" role="status">
      {text && <p>{text}</p>}
    </div>
  )
}
