import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { OrderMissing } from '#components/orders/order-missing.tsx'
import { OrderReturns } from '#components/orders/order-returns.tsx'
import { ReturnForm } from '#components/returns/return-form.tsx'
import { UpiForm } from '#components/returns/upi-form.tsx'
import { WithdrawForms } from '#components/returns/withdraw-forms.tsx'
import { Chrome } from '#components/shell/chrome.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { Flash } from '#components/ui/flash.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { readFlash } from '#lib/api/server/read-flash.ts'
import { type PageQuery, queryOf } from '#lib/catalogue/rules/page-query.ts'
import { COOKIES } from '#lib/cookies.ts'
import { readOrderLink } from '#lib/orders/server/read-order-link.ts'
import { returnPath } from '#lib/returns/rules/return-path.ts'
import { readOwner, readReturnPage } from '#lib/returns/server/read-return-page.ts'
import { routes } from '#lib/routes.ts'
import { readDraftCookie } from '#lib/session/server/address-draft-cookie.ts'
import { pageMetadata } from '#lib/shop/server/page-metadata.ts'
import { seeOrder } from '#messages/guest-pages.ts'
import { orderNumbered } from '#messages/orders-pages.ts'
import { backToOrders, nothingToReturn, returnTitle } from '#messages/returns-pages.ts'
import '../../personal.css'

export const dynamic = 'force-dynamic'

export const generateMetadata = (): Metadata => pageMetadata('returnRequest')

const GOOD = ['returnAsked', 'returnWithdrawn', 'upiSaved']

/** Lines of a delivered order that are sent back, and how far that is. */
export default async function ReturnRequestPage({ searchParams }: { searchParams: Promise<PageQuery> }) {
  const id = queryOf(await searchParams).get('order')
  const page = await readReturnPage(id ? returnPath(id) : routes.returnRequest.path, id)
  const flash = await readFlash()
  const draftOwner = await readOwner()
  const jar = await cookies()
  // Without a session there are no orders to go back to, but the one.
  const link = page && !jar.has(COOKIES.token) ? await readOrderLink(page.order.CoOrderID) : undefined
  const draft = readDraftCookie(jar.get(COOKIES.addressDraft)?.value, draftOwner)
  return (
    <Chrome route={routes.returnRequest}>
      {page ? (
        <div className="wrap grid max-w-prose gap-5 py-6">
          <div>
            <h1>{returnTitle}</h1>
            <p className="text-muted">{orderNumbered(page.order.CoOrderID)}</p>
          </div>
          <Flash flash={flash} tone={flash.say && GOOD.includes(flash.say) ? 'good' : 'bad'} />
          {page.order.returns && <OrderReturns order={page.order} returns={page.order.returns} level="h2" />}
          <WithdrawForms order={page.order} />
          {page.waitsForUpi && !page.order.returns?.upiFrozen && <UpiForm order={page.order} flash={flash} />}
          {page.left.some(units => units > 0) ? (
            <ReturnForm
              page={page}
              formKey={randomUUID()}
              draftOwner={draftOwner}
              flash={draft?.order === page.order.CoOrderID ? { typed: draft, ...flash } : flash}
            />
          ) : (
            <Notice>{nothingToReturn}</Notice>
          )}
          <div>
            <ButtonLink href={link ? new URL(link).pathname : routes.orders.path}>
              {link ? seeOrder : backToOrders}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <OrderMissing />
      )}
    </Chrome>
  )
}
