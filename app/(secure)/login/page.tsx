import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { BroadcastSession } from '#components/session/broadcast-session.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { FormCard } from '#components/session/form-card.tsx'
import { SignInForm } from '#components/session/sign-in-form.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { guestPathFrom } from '#lib/checkout/server/guest-visit.ts'
import { signInCodeUrl } from '#lib/codes/rules/sign-in-code-url.ts'
import { areCodesOn } from '#lib/codes/server/read-code-page.ts'

import { COOKIES } from '#lib/cookies.ts'
import { expiredPath } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { isLiveSession } from '#lib/session/server/signed-in.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { logInForAddress } from '#messages/addresses.ts'

import { signInWithCode } from '#messages/codes-pages.ts'

import { continueWithMobile } from '#messages/guest-link.ts'
import { noAccountNeeded } from '#messages/guest-pages.ts'

import { signInHeading } from '#messages/sign-in.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('login')

const GOOD = ['registered', 'resetDoneText', 'signedOut']

export default async function LoginPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const from = queryOf(await searchParams).get('from')
  if (await isLiveSession()) redirect(await onwards(from ? safePath(from) : routes.checkout.path))
  const flash = await readFlash()
  const path = safePath(from)
  const guestPath = await guestPathFrom(path)
  return (
    <Chrome route={routes.login}>
      <BroadcastSession
        left={flash.say === 'signedOut' || flash.say === 'sessionExpired'}
        expired={flash.say === 'sessionExpired'}
      />
      <FormCard title={signInHeading}>
        {path.startsWith(routes.addressForm.path) && <Notice tone="bad">{logInForAddress}</Notice>}
        <Flash flash={flash} tone={flash.say && GOOD.includes(flash.say) ? 'good' : 'bad'} />
        <SignInForm from={path} fieldErrors={fieldErrors(flash)} typed={flash.typed} />
        {(await areCodesOn()) && (
          <p className="text-center">
            <a className="link inline-flex min-h-11 items-center" href={signInCodeUrl(path)}>
              {signInWithCode}
            </a>
          </p>
        )}
        {guestPath && (
          <p className="grid justify-items-center gap-1 text-center">
            <a className="link inline-flex min-h-11 items-center" href={guestPath}>
              {continueWithMobile}
            </a>
            <span className="text-sm text-muted">{noAccountNeeded}</span>
          </p>
        )}
      </FormCard>
    </Chrome>
  )
}

// A static page takes a customer whose name cookies are gone for a visitor: they are given again on the way.
const onwards = async (to: string) => ((await cookies()).has(COOKIES.name) ? to : expiredPath(to))
