import type { Metadata } from 'next'
import { OwnData } from '#components/privacy/own-data.tsx'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { hasNoPassword } from '#lib/codes/server/read-code-page.ts'
import { readOwnData } from '#lib/privacy/server/read-own-data.ts'
import { routes } from '#lib/routes.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { notHere } from '#messages/privacy-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('yourData')

export default async function YourDataPage() {
  const data = await readOwnData(routes.yourData.path)
  const flash = await readFlash()
  const good = flash.say === 'erasureBooked' || flash.say === 'accountKept'
  return (
    <Chrome route={routes.yourData}>
      <AccountFrame current="yourData" title={pageTitles.yourData}>
        <Flash flash={flash} tone={good ? 'good' : 'bad'} />
        {data ? (
          <OwnData
            {...data}
            hasNoPassword={await hasNoPassword()}
            billYears={env.billsKeptYears}
            error={fieldErrors(flash).password}
          />
        ) : (
          <Notice>{notHere}</Notice>
        )}
      </AccountFrame>
    </Chrome>
  )
}
