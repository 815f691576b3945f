'use client'
import { useEffect, useState } from 'react'
import { TOAST_EVENT, type Toast } from '#lib/browser/toast.ts'
import { TOAST_MS } from '#lib/constants.ts'
import { PLACEHOLDER } from '#lib/media/rules/picture-url.ts'

type Shown = Toast & { id: number }
const MOST = 3

/** Where toasts appear: top right on wide screens, above the thumb on narrow ones. */
export function Toaster() {
  const [shown, setShown] = useState<readonly Shown[]>([])

  useEffect(() => {
    let next = 0
    const show = (event: Event) => {
      const id = next++
      const added = { ...(event as CustomEvent<Toast>).detail, id }
      setShown(now => [...now, added].slice(-MOST))
      setTimeout(() => setShown(now => now.filter(toast => toast.id !== id)), TOAST_MS)
    }
    window.addEventListener(TOAST_EVENT, show)
    return () => window.removeEventListener(TOAST_EVENT, show)
  }, [])

  return (
    <div className="toasts" role="status" aria-live="polite">
      {shown.map(({ id, text, href, hrefText, image, tone }) => (
        <div key={id} className={tone === 'bad' ? 'toast border-danger' : 'toast'}>
          {image && (
            <img
              className="size-12 rounded-sm object-cover"
              src={image}
              alt=""
              onError={event => {
                if (!event.currentTarget.src.endsWith(PLACEHOLDER)) event.currentTarget.src = PLACEHOLDER
              }}
            />
          )}
          <p className="flex-1 text-sm">{text}</p>
          {href && (
            <a className="link text-sm font-medium" href={href}>
              {hrefText}
            </a>
          )}
        </div>
      ))}
    </div>
  )
}
