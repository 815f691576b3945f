import type { Metadata } from 'next'
import { fieldErrors } from '#components/session/field-errors.ts'
import { ForgotForm } from '#components/session/forgot-form.tsx'
import { FormCard } from '#components/session/form-card.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { withFrom } from '#lib/linked-paths.ts'
import { messages } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { backToSignIn, forgotYourPassword, tellUsYourEmail } from '#messages/forgot.ts'
import { resetNotSent, resetSent } from '#messages/session.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('forgot')

export default async function ForgotPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const from = safePath(queryOf(await searchParams).get('from'))
  const flash = await readFlash()
  const sent = flash.say === 'resetSentText'
  return (
    <Chrome route={routes.forgot}>
      <FormCard title={forgotYourPassword} lead={tellUsYourEmail}>
        {flash.say && (
          <Notice tone={sent ? 'good' : 'bad'}>
            <p className="font-medium">{sent ? resetSent : resetNotSent}</p>
            <p>{messages[flash.say]}</p>
          </Notice>
        )}
        <ForgotForm from={from} fieldErrors={fieldErrors(flash)} typed={flash.typed} />
        <p className="text-center">
          <a className="link" href={withFrom(routes.login.path, from)}>
            {backToSignIn}
          </a>
        </p>
      </FormCard>
    </Chrome>
  )
}
