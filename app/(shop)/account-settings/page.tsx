import type { Metadata } from 'next'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { ProfileFacts } from '#components/session/profile-facts.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { areCodesOn } from '#lib/codes/server/read-code-page.ts'
import { pathOf } from '#lib/paths.ts'
import { routes } from '#lib/routes.ts'
import { readProfile } from '#lib/session/server/read-profile.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { helpCenter, profileAndPassword } from '#messages/account.ts'
import { yourNumberLink } from '#messages/codes-pages.ts'
import { savedAddresses } from '#messages/header.ts'
import { yourData } from '#messages/privacy-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('settings')

export default async function SettingsPage() {
  const { profile, problem } = await readProfile(routes.settings.path)
  return (
    <Chrome route={routes.settings}>
      <AccountFrame current="settings" title={pageTitles.settings}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {profile && <ProfileFacts profile={profile} className="mb-6" />}
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={pathOf('profile')} look="primary">
            {profileAndPassword}
          </ButtonLink>
          <ButtonLink href={pathOf('addresses')}>{savedAddresses}</ButtonLink>
          {(await areCodesOn()) && <ButtonLink href={routes.yourNumber.path}>{yourNumberLink}</ButtonLink>}
          <ButtonLink href={pathOf('support')}>{helpCenter}</ButtonLink>
          <ButtonLink href={pathOf('yourData')}>{yourData}</ButtonLink>
        </div>
      </AccountFrame>
    </Chrome>
  )
}
