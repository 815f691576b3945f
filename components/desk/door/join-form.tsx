'use client'
import { type ReactNode, useState } from 'react'
import { Notice } from '#components/ui/notice.tsx'
import { inviteUsed } from '#messages/desk.ts'
import { joinedAlready } from '#messages/desk-door.ts'
import { ActForm } from '../act-form.tsx'
import { CodesKept } from './codes-kept.tsx'

type Props = {
  sendKey: string
  /** Whether the invitation can still be used; what came with it stays shown after that. */
  isOpen: boolean
  /** As whoever used it, when its page is opened again before the codes were written down. */
  isSignedIn: boolean
  site?: string
  children: ReactNode
}

/** Uses an invitation, and shows in its place what came with it: the recovery codes, which are shown once. */
export function JoinForm({ sendKey, isOpen, isSignedIn, site, children }: Props) {
  const [codes, setCodes] = useState<string[]>()
  if (codes)
    return (
      <div className="desk-column">
        <CodesKept codes={codes} isLost site={site} />
      </div>
    )
  if (!isOpen && isSignedIn)
    return (
      <div className="desk-column">
        <Notice>{joinedAlready}</Notice>
        <CodesKept site={site} />
      </div>
    )
  if (!isOpen) return <Notice tone="bad">{inviteUsed}</Notice>
  return (
    <ActForm
      action="/desk/do/door/join"
      sendKey={sendKey}
      className="desk-card"
      onDone={({ codes: made }) => setCodes(Array.isArray(made) ? made.map(String) : [])}
    >
      {children}
    </ActForm>
  )
}
