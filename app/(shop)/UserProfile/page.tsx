import type { Metadata } from 'next'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { ChangePassword } from '#components/session/change-password.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { Chrome } from '#components/shop/chrome.tsx'
import { Flash, FlashToast } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { messages } from '#lib/messages.ts'
import { routes } from '#lib/routes.ts'
import { readProfile } from '#lib/session/server/read-profile.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata(routes.profile)

export default async function ProfilePage() {
  const { profile, problem } = await readProfile(routes.profile.path)
  const flash = await readFlash()
  const changed = flash.say === 'passwordToast'
  return (
    <Chrome route={routes.profile}>
      <AccountFrame here="profile" title={routes.profile.title}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {changed ? <FlashToast flash={flash} /> : <Flash flash={flash} />}
        {profile && (
          <>
            <dl className="facts my-4">
              <dt>Name</dt>
              <dd>{profile.user_name || messages.notProvided}</dd>
              <dt>Email</dt>
              <dd>{profile.emailid || messages.notProvided}</dd>
              <dt>Mobile</dt>
              <dd>{profile.mobileno || messages.notProvided}</dd>
            </dl>
            <ChangePassword profile={profile} told={fieldErrors(flash)} changed={changed} />
          </>
        )}
      </AccountFrame>
    </Chrome>
  )
}
