import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { deskNotYours } from '#messages/desk.ts'
import { notYoursTitle } from '#messages/desk-frame.ts'

export const metadata: Metadata = { title: notYoursTitle }

export default async function NotYoursPage() {
  const { person } = await readDesk('door', 'me', {})
  return (
    <DeskFrame person={person} title={notYoursTitle}>
      <p>{deskNotYours}</p>
    </DeskFrame>
  )
}
