import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { ComplaintForm } from '#components/complaints/complaint-form.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { readComplainer } from '#lib/complaints/server/read-complainer.ts'
import { refuseElsewhere } from '#lib/complaints/server/read-ticket-page.ts'
import { routes } from '#lib/routes.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { complaintIntro, complaintTitle } from '#messages/complaints-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('complaint')

/** For everybody: who is signed in, who came from an order, and who is neither. */
export default async function ComplaintPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  refuseElsewhere()
  const order = queryOf(await searchParams).get('order') ?? ''
  const [complainer, flash] = await Promise.all([readComplainer(), readFlash()])
  return (
    <Chrome route={routes.complaint}>
      <div className="wrap grid max-w-prose gap-5 py-6">
        <div>
          <h1>{complaintTitle}</h1>
          <p className="mt-2 text-muted">{complaintIntro}</p>
        </div>
        <Flash flash={flash} />
        <ComplaintForm
          order={/^[\w-]{1,64}$/.test(order) ? order : ''}
          complainer={complainer}
          formKey={randomUUID()}
          flash={flash}
        />
      </div>
    </Chrome>
  )
}
