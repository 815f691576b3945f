import type { Metadata } from 'next'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { DeliveryRowForm } from '#components/desk/shop/delivery-row-form.tsx'
import { DeliveryRows } from '#components/desk/shop/delivery-rows.tsx'
import { DeliveryTable } from '#components/desk/shop/delivery-table.tsx'
import { DeliveryTimes } from '#components/desk/shop/delivery-times.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-delivery.ts'
import { pageTitles } from '#messages/desk-shop-fields.ts'

export const metadata: Metadata = { title: words.deliveryTitle }

const EMPTY = { prefix: '', charge: '', served: 'yes', cod: 'yes', cod_max: '', days_from: '', days_to: '' }

/** Where, when and at what charge the shop delivers. */
export default async function DeliveryPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const page = pageNumber((await searchParams).page)
  const { person, read } = await readDesk('shop', 'delivery', { page })
  const { typed, fields } = await readFlashOfDesk()
  const isNew = typed?.was === ''
  const ofNew = (isTyped: boolean) => ({
    row: { ...EMPTY, ...(isTyped && typed) },
    fields: isTyped ? fields : undefined,
  })
  return (
    <ShopPageFrame person={person} title={words.deliveryTitle}>
      <p>{words.deliveryLead}</p>
      {read.onlyState && (
        <Notice tone="bad">
          {words.onlyOwnState(read.onlyState)}{' '}
          <a className="link" href="/desk/shop/tax">
            {pageTitles.tax}
          </a>
        </Notice>
      )}
      <p className="text-muted">{read.count > 0 ? words.rowsInAll(read.count) : words.deliveryNone}</p>
      <DeliveryRows rows={read.rows} typed={typed} fields={fields} />
      <PagesLinks
        page={page}
        pages={read.pages}
        hrefOf={number => `/desk/shop/delivery?page=${number}`}
        earlier={words.earlierRows}
        further={words.furtherRows}
      />
      {read.count > 0 && !read.hasOthers && <p>{words.nowhereElse}</p>}
      {!read.hasOthers && (
        <section className="desk-card">
          <h2>{read.count > 0 ? words.allOthers : words.allOfThem}</h2>
          <DeliveryRowForm was="" isOfOthers {...ofNew(isNew && typed.prefix === '*')} />
        </section>
      )}
      <section className="desk-card">
        <h2>{words.addRow}</h2>
        <DeliveryRowForm was="" isOfOthers={false} {...ofNew(isNew && typed.prefix !== '*')} />
      </section>
      <DeliveryTable seen={read.seen} typed={typed?.table} error={fields?.table} />
      <DeliveryTimes settings={read.settings} typed={typed} fields={fields} />
    </ShopPageFrame>
  )
}
