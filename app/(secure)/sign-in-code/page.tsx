import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { SignInCodeForms } from '#components/codes/sign-in-code-forms.tsx'
import { FormCard } from '#components/session/form-card.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { readCodePage } from '#lib/codes/server/read-code-page.ts'
import { withFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { isLiveSession } from '#lib/session/server/signed-in.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { codeLead, codesOff, signInWithCode, signInWithPassword } from '#messages/codes-pages.ts'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('signInCode')

export default async function SignInCodePage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const query = queryOf(await searchParams)
  const from = safePath(query.get('from'))
  const page = await readCodePage()
  if (await isLiveSession()) redirect(from)
  const flash = await readFlash()
  return (
    <Chrome route={routes.signInCode}>
      <FormCard title={signInWithCode} lead={page.isOff ? undefined : codeLead}>
        <Flash flash={flash} tone={flash.say === 'codeSent' ? 'good' : 'bad'} />
        {page.isOff ? (
          <Notice>{codesOff}</Notice>
        ) : (
          <SignInCodeForms {...page} from={from} remember={query.get('remember') === 'on'} flash={flash} />
        )}
        <p className="text-center">
          <a className="link inline-flex min-h-11 items-center" href={withFrom(routes.login.path, from)}>
            {signInWithPassword}
          </a>
        </p>
      </FormCard>
    </Chrome>
  )
}
