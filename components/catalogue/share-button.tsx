'use client'
import type { MouseEvent } from 'react'
import { Icon } from '#components/ui/icon.tsx'
import { chatShareUrl } from '#lib/catalogue/rules/share-link.ts'
import { shareLabel } from '#messages/gallery.ts'

type Props = { name: string; url: string; picture: string }

/** The phone's own share sheet; without it, a message in the chat app. The chosen size and colour go along. */
export function ShareButton({ name, url, picture }: Props) {
  const share = (event: MouseEvent<HTMLAnchorElement>) => {
    const address = new URL(location.search, url).href
    event.currentTarget.href = chatShareUrl({ name, url: address, picture })
    if (!navigator.share) return
    event.preventDefault()
    navigator.share({ title: name, text: name, url: address }).catch(reason => {
      if (reason?.name !== 'AbortError') console.warn(reason)
    })
  }
  return (
    <a
      className="press product-share"
      href={chatShareUrl({ name, url, picture })}
      target="_blank"
      rel="noopener noreferrer"
      onClick={share}
    >
      <Icon name="share" />
      <span className="sr-only">{shareLabel}</span>
    </a>
  )
}
