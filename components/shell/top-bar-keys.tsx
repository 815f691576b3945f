'use client'
import { useEffect } from 'react'

/** Esc closes the bar's open menu, until the pointer or the focus comes anew. */
export function TopBarKeys() {
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>('.topbar')
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && bar) bar.dataset.closed = ''
    }
    const open = () => delete bar?.dataset.closed
    document.addEventListener('keydown', close)
    bar?.addEventListener('focusin', open)
    bar?.addEventListener('pointerover', open)
    return () => {
      document.removeEventListener('keydown', close)
      bar?.removeEventListener('focusin', open)
      bar?.removeEventListener('pointerover', open)
    }
  }, [])
  return null
}
