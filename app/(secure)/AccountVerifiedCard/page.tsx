import type { Metadata } from 'next'
import { fieldErrors } from '#components/session/field-errors.ts'
import { FormCard } from '#components/session/form-card.tsx'
import { ResetForm } from '#components/session/reset-form.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { withFrom } from '#lib/linked-paths.ts'
import { messages } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { askForNewLink, setNewPassword } from '#messages/reset.ts'
import { noToken, noTokenText, resetFailed } from '#messages/session.ts'

export const dynamic = 'force-dynamic'

// The address holds the secret: it goes to nobody as a referrer.
export const generateMetadata = (): Metadata => ({ ...pageMetadata('reset'), referrer: 'same-origin' })

export default async function ResetPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const token = query.get('token') ?? ''
  const from = safePath(query.get('from'))
  const flash = await readFlash()
  return (
    <Chrome route={routes.reset}>
      <FormCard title={setNewPassword}>
        {!token && (
          <Notice tone="bad">
            <p className="font-medium">{noToken}</p>
            <p>{noTokenText}</p>
          </Notice>
        )}
        {token && flash.say && (
          <Notice tone="bad">
            <p className="font-medium">{resetFailed}</p>
            <p>{messages[flash.say]}</p>
          </Notice>
        )}
        <ResetForm token={token} from={from} fieldErrors={fieldErrors(flash)} />
        <p className="text-center">
          <a className="link" href={withFrom(routes.forgot.path, from)}>
            {askForNewLink}
          </a>
        </p>
      </FormCard>
    </Chrome>
  )
}
