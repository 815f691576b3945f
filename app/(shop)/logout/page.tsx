import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { BroadcastSession } from '#components/session/broadcast-session.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Button } from '#components/ui/button.tsx'
import { Rosette } from '#components/ui/motif.tsx'
import { COOKIES } from '#lib/cookies.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { routes } from '#lib/routes.ts'
import { isLiveSession } from '#lib/session/server/signed-in.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { loginHere, logOutAsk, logout, somebodyElse, welcomeBack } from '#messages/account.ts'
import { signedOut } from '#messages/session.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('logout')

/** The logout screen. Signing out is a POST, so that no link can do it (Rule 34). */
export default async function LogoutPage() {
  const jar = await cookies()
  const live = await isLiveSession()
  const name = jar.get(live ? COOKIES.name : COOKIES.goodbye)?.value
  return (
    <Chrome route={routes.logout}>
      {!live && <BroadcastSession left={name !== undefined} />}
      <div className="wrap grid max-w-md justify-items-center gap-4 py-14 text-center">
        <Rosette className="size-20" />
        {name && <p className="text-lg">{name}</p>}
        <h1>{live ? logOutAsk : signedOut}</h1>
        <form method="post" action={'/do/session/log-out' satisfies FormPath} className="w-full">
          <Button type="submit" look="primary" className="w-full">
            {logout}
          </Button>
        </form>
        <p>
          {live ? somebodyElse : welcomeBack}{' '}
          <a className="link" href={routes.login.path}>
            {loginHere}
          </a>
        </p>
      </div>
    </Chrome>
  )
}
