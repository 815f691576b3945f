import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { OtherPage } from '#components/desk/door/other-page.tsx'
import { SignInWays } from '#components/desk/door/sign-in-ways.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { desk } from '#lib/api/server/desk.ts'
import { captchaHere } from '#lib/desk/server/captcha-here.ts'
import { type BackQuery, readBack } from '#lib/desk/server/read-back.ts'
import { browserOfPage, pathOfPage, personHere, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { env } from '#lib/server/settings/env.ts'
import { noOwnerYet, signInTitle } from '#messages/desk-door.ts'

export const metadata: Metadata = { title: signInTitle }

export default async function DeskSignInPage({ searchParams }: { searchParams: Promise<BackQuery> }) {
  if (!desk) notFound()
  const { to, isBeside } = readBack(await searchParams)
  const here = await pathOfPage()
  if (await personHere()) {
    if (!isBeside) redirect(to)
    return (
      <DeskFrame title={signInTitle}>
        <OtherPage />
      </DeskFrame>
    )
  }
  const ways = await desk.open.ways(await browserOfPage())
  return (
    <DeskFrame title={signInTitle}>
      {ways.hasOwner ? (
        <SignInWays
          {...ways}
          captcha={captchaHere(ways.needsCaptcha)}
          hasPracticePhone={env.practicePhone}
          here={here}
          to={isBeside ? here : to}
          isBeside={isBeside}
          flash={await readFlashOfDesk()}
        />
      ) : (
        <Notice>{noOwnerYet}</Notice>
      )}
    </DeskFrame>
  )
}
