'use client'
import { useRef } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { invitedNow, inviteLinkIs, inviteOnWhatsApp, sendOnWhatsApp } from '#messages/desk-people.ts'
import { CopyButton } from './copy-button.tsx'

/** The link of an invitation, shown once: to copy, or to send. */
export function InviteLink({ link, shop }: { link: string; shop: string }) {
  const text = useRef<HTMLParagraphElement>(null)
  return (
    <div className="grid gap-3">
      <Notice tone="good">{invitedNow}</Notice>
      <p ref={text} className="desk-link" title={inviteLinkIs}>
        {link}
      </p>
      <div className="desk-acts">
        <ButtonLink
          look="primary"
          href={`https://wa.me/?text=${encodeURIComponent(inviteOnWhatsApp(shop, link))}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {sendOnWhatsApp}
        </ButtonLink>
        <CopyButton text={link} of={text} />
      </div>
    </div>
  )
}
