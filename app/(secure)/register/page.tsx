import type { Metadata } from 'next'
import { PrivacyLine } from '#components/privacy/privacy-line.tsx'
import { fieldErrors } from '#components/session/field-errors.ts'
import { FormCard } from '#components/session/form-card.tsx'
import { RegisterForm } from '#components/session/register-form.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { withFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { env } from '#lib/server/settings/env.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { alreadyCustomer, createAccount, signInLink } from '#messages/register.ts'
import { updatesOnOrders } from '#messages/updates.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('register')

export default async function RegisterPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const from = safePath(queryOf(await searchParams).get('from'))
  const flash = await readFlash()
  return (
    <Chrome route={routes.register}>
      <FormCard title={createAccount}>
        <Flash flash={flash} />
        <RegisterForm from={from} fieldErrors={fieldErrors(flash)} typed={flash.typed} />
        <PrivacyLine />
        {!env.apiHost && <p className="text-sm">{updatesOnOrders}</p>}
        <p className="text-center">
          {alreadyCustomer}{' '}
          <a className="link" href={withFrom(routes.login.path, from)}>
            {signInLink}
          </a>
        </p>
      </FormCard>
    </Chrome>
  )
}
