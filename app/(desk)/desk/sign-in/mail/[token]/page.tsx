import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { MailPage } from '#components/desk/door/mail-page.tsx'
import { desk } from '#lib/api/server/desk.ts'
import { browserOfPage } from '#lib/desk/server/read-desk.ts'
import { mailPageLead, mailPageTitle, signIn } from '#messages/desk-door.ts'

export const metadata: Metadata = { title: mailPageTitle }

export default async function MailSignInPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const { browser } = await browserOfPage()
  const isOpen = (await desk?.open.isMailLinkOpen({ token, purpose: 'sign-in', browser })) ?? false
  return (
    <DeskFrame title={mailPageTitle}>
      <MailPage
        isOpen={isOpen}
        token={token}
        action="/desk/do/door/enterByMail"
        lead={mailPageLead}
        label={signIn}
      />
    </DeskFrame>
  )
}
