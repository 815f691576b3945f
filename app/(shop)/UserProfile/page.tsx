import type { Metadata } from 'next'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { ChangePassword } from '#components/session/change-password.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { ProfileFacts } from '#components/session/profile-facts.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash, FlashToast } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { hasNoPassword } from '#lib/codes/server/read-code-page.ts'
import { routes } from '#lib/routes.ts'
import { readProfile } from '#lib/session/server/read-profile.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { accountByCode } from '#messages/codes-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('profile')

export default async function ProfilePage() {
  const { profile, problem } = await readProfile(routes.profile.path)
  const flash = await readFlash()
  const changed = flash.say === 'passwordToast'
  return (
    <Chrome route={routes.profile}>
      <AccountFrame current="profile" title={pageTitles.profile}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {changed ? <FlashToast flash={flash} /> : <Flash flash={flash} />}
        {profile && (
          <>
            <ProfileFacts profile={profile} className="my-4" />
            {(await hasNoPassword()) ? (
              <p>{accountByCode}</p>
            ) : (
              <ChangePassword profile={profile} fieldErrors={fieldErrors(flash)} changed={changed} />
            )}
          </>
        )}
      </AccountFrame>
    </Chrome>
  )
}
