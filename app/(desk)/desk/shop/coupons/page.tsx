import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { CouponForm } from '#components/desk/shop/coupon-form.tsx'
import { FileField } from '#components/desk/shop/file-field.tsx'
import { ShopInput } from '#components/desk/shop/shop-input.tsx'
import { ShopPageFrame } from '#components/desk/shop/shop-page.tsx'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import * as words from '#messages/desk-shop-coupons.ts'
import { earlierRows, furtherRows } from '#messages/desk-shop-delivery.ts'

export const metadata: Metadata = { title: words.couponsTitle }

export default async function CouponsPage({ searchParams }: { searchParams: Promise<{ page?: string }> }) {
  const page = pageNumber((await searchParams).page)
  const { person, read } = await readDesk('shop', 'coupons', { page })
  const { typed, fields } = await readFlashOfDesk()
  return (
    <ShopPageFrame person={person} title={words.couponsTitle}>
      {read.count === 0 && <p className="text-muted">{words.noCouponsYet}</p>}
      <ul className="desk-rows">
        {read.coupons.map(({ code, terms, isStopped, link }) => (
          <li key={code} className="desk-card">
            <p>
              <b>{code}</b> · {terms}
            </p>
            {!isStopped && (
              <>
                <a className="link inline-flex min-h-11 items-center" href={link}>
                  {words.couponLink}
                </a>
                <details>
                  <summary>{words.stop}</summary>
                  <Act action="/desk/do/shop/couponStop" className="grid gap-3">
                    <input type="hidden" name="code" value={code} />
                    <p className="text-sm">{words.stopWhat}</p>
                    <ActButton>{words.stopNow}</ActButton>
                  </Act>
                </details>
              </>
            )}
          </li>
        ))}
      </ul>
      <PagesLinks
        page={page}
        pages={read.pages}
        hrefOf={number => `/desk/shop/coupons?page=${number}`}
        earlier={earlierRows}
        further={furtherRows}
      />
      <CouponForm key={read.count} typed={typed} />
      <details className="desk-card" open={typed?.sheet !== undefined}>
        <summary>{words.sheetTitle}</summary>
        <Act action="/desk/do/shop/couponSheet" encType="multipart/form-data" className="grid gap-3">
          <ShopInput
            field={{ name: 'sheet', label: words.sheet, hint: words.sheetHint, kind: 'text', rows: 8 }}
            value={typed?.sheet ?? ''}
            error={fields?.sheet}
          />
          <FileField label={words.sheetFile} accept=".csv,text/csv" />
          <ActButton>{words.takeIn}</ActButton>
        </Act>
      </details>
    </ShopPageFrame>
  )
}
