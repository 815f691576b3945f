import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { OtherPage } from '#components/desk/door/other-page.tsx'
import { ProveWays } from '#components/desk/door/prove-ways.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { captchaHere } from '#lib/desk/server/captcha-here.ts'
import { type BackQuery, readBack } from '#lib/desk/server/read-back.ts'
import { browserOfPage, pathOfPage, readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { env } from '#lib/server/settings/env.ts'
import { goOn, isProvedAlready, proveLead, proveTitle } from '#messages/desk-door.ts'

export const metadata: Metadata = { title: proveTitle }

/** Before what costs money or data: whoever is here shows once more who they are. */
export default async function ProvePage({ searchParams }: { searchParams: Promise<BackQuery> }) {
  const { to, isBeside } = readBack(await searchParams)
  const { person, read } = await readDesk('door', 'proofs', await browserOfPage())
  const here = await pathOfPage()
  if (read.isProved && isBeside)
    return (
      <DeskFrame person={person} title={proveTitle}>
        <OtherPage />
      </DeskFrame>
    )
  return (
    <DeskFrame person={person} title={proveTitle}>
      {read.isProved ? (
        <>
          <Notice tone="good">{isProvedAlready}</Notice>
          <ButtonLink look="primary" href={to}>
            {goOn}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{proveLead}</p>
          <ProveWays
            {...read}
            captcha={captchaHere(read.needsCaptcha)}
            hasPracticePhone={env.practicePhone}
            here={here}
            to={isBeside ? here : to}
            isBeside={isBeside}
            flash={await readFlashOfDesk()}
          />
        </>
      )}
    </DeskFrame>
  )
}
