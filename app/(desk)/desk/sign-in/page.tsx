import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { safeDeskPath } from '#lib/desk/rules/desk-path.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { byRecoveryCode, recoveryCode, signIn, signInTitle } from '#messages/desk-door.ts'

export const metadata: Metadata = { title: signInTitle }

export default async function DeskSignInPage({ searchParams }: { searchParams: Promise<{ back?: string }> }) {
  const { back } = await searchParams
  return (
    <DeskFrame title={signInTitle}>
      <Act action="/desk/do/door/recover" className="desk-card">
        <h2>{byRecoveryCode}</h2>
        <input type="hidden" name="to" value={safeDeskPath(safePath(back))} />
        <ActField label={recoveryCode} name="code" autoComplete="off" autoCapitalize="none" required />
        <ActButton look="primary">{signIn}</ActButton>
      </Act>
    </DeskFrame>
  )
}
