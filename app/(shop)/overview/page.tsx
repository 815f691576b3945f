import type { Metadata } from 'next'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { Tiles } from '#components/session/tiles.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { routes } from '#lib/routes.ts'
import { nameOfEmail } from '#lib/session/rules/name-of-email.ts'
import { readProfile } from '#lib/session/server/read-profile.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { welcome, welcomeNamed } from '#messages/account.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('overview')

export default async function OverviewPage() {
  const { profile, problem } = await readProfile(routes.overview.path)
  const name = profile && (nameOfEmail(profile.emailid) || profile.user_name)
  return (
    <Chrome route={routes.overview}>
      <AccountFrame current="overview" title={name ? welcomeNamed(name) : welcome}>
        {problem && <Notice tone="bad">{problem}</Notice>}
        {profile && <p className="mb-6 text-muted">{profile.emailid}</p>}
        <Tiles />
      </AccountFrame>
    </Chrome>
  )
}
