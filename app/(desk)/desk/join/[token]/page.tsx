import type { Metadata } from 'next'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { JoinForm } from '#components/desk/door/join-form.tsx'
import { desk } from '#lib/api/server/desk.ts'
import { formKey } from '#lib/desk/rules/form-key.ts'
import { browserOfPage, personHere, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { joinLead, joinNow, joinTitle, yourName } from '#messages/desk-door.ts'

export const metadata: Metadata = { title: joinTitle }

/** Where an invitation leads: whoever holds it says their name, and this browser is theirs. */
export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const invitation = await desk?.open.invite(token)
  const ways = await desk?.open.ways(await browserOfPage())
  const { typed, fields } = await readFlashOfDesk()
  return (
    <DeskFrame title={joinTitle}>
      <JoinForm
        sendKey={formKey()}
        isOpen={invitation !== undefined}
        isSignedIn={(await personHere()) !== undefined}
        site={ways?.site}
      >
        {invitation && <p>{joinLead[invitation.role]}</p>}
        <input type="hidden" name="token" value={token} />
        <ActField
          label={yourName}
          name="name"
          autoComplete="name"
          required
          maxLength={60}
          defaultValue={typed?.name ?? invitation?.name}
          error={fields?.name}
        />
        <ActButton look="primary">{joinNow}</ActButton>
      </JoinForm>
    </DeskFrame>
  )
}
