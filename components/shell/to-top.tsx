'use client'
import { useEffect, useState } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { SCROLL_TOP_PX } from '#lib/constants.ts'
import { scrollToTop } from '#messages/to-top.ts'

/** Back to the top, once the page is scrolled far enough. */
export function ToTop() {
  const [far, setFar] = useState(false)

  useEffect(() => {
    const look = () => setFar(window.scrollY > SCROLL_TOP_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  return (
    far && (
      <button
        type="button"
        className="press to-top"
        aria-label={scrollToTop}
        onClick={() => window.scrollTo({ top: 0 })}
      >
        <Icon name="up" />
      </button>
    )
  )
}
