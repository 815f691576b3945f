import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { MailPage } from '#components/desk/door/mail-page.tsx'
import { desk } from '#lib/api/server/desk.ts'
import { browserOfPage, readDesk } from '#lib/desk/server/read-desk.ts'
import { proveNow, provePageLead, proveTitle } from '#messages/desk-door.ts'

export const metadata: Metadata = { title: proveTitle }

export default async function ProveByMailPage({ params }: { params: Promise<{ token: string }> }) {
  const { person } = await readDesk('door', 'me', {})
  const { token } = await params
  const { browser } = await browserOfPage()
  const isOpen = (await desk?.open.isMailLinkOpen({ token, purpose: 'prove', browser })) ?? false
  return (
    <DeskFrame person={person} title={proveTitle}>
      <MailPage
        isOpen={isOpen}
        token={token}
        action="/desk/do/door/proveByMail"
        lead={provePageLead}
        label={proveNow}
      />
    </DeskFrame>
  )
}
