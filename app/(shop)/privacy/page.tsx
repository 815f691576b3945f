import type { Metadata } from 'next'
import { PrivacyNotice } from '#components/privacy/privacy-notice.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { storedData } from '#lib/privacy/rules/stored-data.ts'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { readDetails, readLogo } from '#lib/shop/server/read-shop.ts'
import { privacyDescription } from '#messages/privacy-pages.ts'

export const dynamic = 'force-static'

export const generateMetadata = (): Metadata => pageMetadata('privacy', { description: privacyDescription })

export default async function PrivacyPage() {
  const [{ value: shop }, { value: details }] = await Promise.all([readLogo(), readDetails()])
  const settings = {
    messageDays: env.messagesKeptDays,
    unsoldDays: env.unsoldKeptDays,
    billYears: env.billsKeptYears,
  }
  return (
    <Chrome route={routes.privacy}>
      <PrivacyNotice
        shop={shop}
        seller={details.seller}
        policy={details.policies.find(({ slug }) => slug === 'privacy')}
        stored={env.apiHost ? [] : storedData(settings)}
      />
    </Chrome>
  )
}
