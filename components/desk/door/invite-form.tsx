'use client'
import { type ReactNode, useState } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { inviteLostOnTheWay } from '#messages/desk-people.ts'
import { ActForm } from '../act-form.tsx'
import { InviteLink } from './invite-link.tsx'

type Props = { sendKey: string; shop: string; children: ReactNode }

/** Makes an invitation, and shows its link in the form's place. */
export function InviteForm({ sendKey, shop, children }: Props) {
  const [link, setLink] = useState<string>()
  if (link === '') return <Notice tone="bad">{inviteLostOnTheWay}</Notice>
  if (link) return <InviteLink link={link} shop={shop} />
  return (
    <ActForm
      action="/desk/do/door/invite"
      sendKey={sendKey}
      className="grid gap-3"
      onDone={response => setLink(typeof response.link === 'string' ? response.link : '')}
    >
      {children}
    </ActForm>
  )
}
