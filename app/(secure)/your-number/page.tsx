import type { Metadata } from 'next'
import { NumberForms } from '#components/codes/number-forms.tsx'
import { AccountFrame } from '#components/session/account-frame.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { readAccountNumber, readCodePage } from '#lib/codes/server/read-code-page.ts'
import { routes } from '#lib/routes.ts'
import { forCustomer } from '#lib/session/server/signed-in.ts'
import { pageTitles } from '#lib/shop/rules/page-titles.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { codesOff } from '#messages/codes-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('yourNumber')

const GOOD = ['codeSent', 'numberProved', 'numberChangedNow', 'olderOrderClaimed']

export default async function YourNumberPage() {
  const page = await readCodePage()
  const number = await forCustomer(routes.yourNumber.path, readAccountNumber)
  const flash = await readFlash()
  return (
    <Chrome route={routes.yourNumber}>
      <AccountFrame current="settings" title={pageTitles.yourNumber}>
        <div className="grid max-w-prose gap-4">
          <Flash flash={flash} tone={flash.say && GOOD.includes(flash.say) ? 'good' : 'bad'} />
          {page.isOff || !number ? (
            <Notice>{codesOff}</Notice>
          ) : (
            <NumberForms {...page} number={number} flash={flash} />
          )}
        </div>
      </AccountFrame>
    </Chrome>
  )
}
