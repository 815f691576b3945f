'use client'
import { type ReactNode, useState } from 'react'
import { ActForm } from '../act-form.tsx'
import { CodesKept } from './codes-kept.tsx'

type Props = { sendKey: string; site?: string; children: ReactNode }

/** Uses an invitation, and shows in its place what came with it: the recovery codes, which are shown once. */
export function JoinForm({ sendKey, site, children }: Props) {
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <CodesKept codes={codes} isLost site={site} />
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
