import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { SheetRows } from '#components/desk/orders/sheet-rows.tsx'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { SHEETS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { numbersRead } from '#messages/courier-sheets.ts'
import * as words from '#messages/desk-orders-courier-sheets.ts'

export const metadata: Metadata = { title: words.sheetsTitle }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ page?: string }> }

/** What a sheet with numbers would do, or has done. */
export default async function NumbersSheetPage({ params, searchParams }: Props) {
  const page = pageNumber((await searchParams).page)
  const { person, read } = await readDesk('orders', 'numbersSheet', { id: Number((await params).id), page })
  if (!read) notFound()
  const { sheet, ready, todo, sent, known, faults, wrong, good } = read
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={sheet.name}
      up={{ href: SHEETS_PAGE, text: words.backToSheets }}
    >
      <p>{sheet.state === 'taken' ? words.underWay(sent, sent + todo) : numbersRead(ready, known, faults)}</p>
      {ready > 0 && (
        <Act action="/desk/do/orders/numbersTake">
          <input type="hidden" name="id" value={sheet.id} />
          <ActButton look="primary">{words.markSent(ready)}</ActButton>
        </Act>
      )}
      {wrong.rows.length > 0 && (
        <section className="grid gap-2">
          <h2>{words.whatIsWrong}</h2>
          <SheetRows rows={wrong.rows} />
        </section>
      )}
      {good.length > 0 && (
        <section className="grid gap-2">
          <h2>{words.whatIsGood}</h2>
          <SheetRows rows={good} />
        </section>
      )}
      <PagesLinks
        page={page}
        pages={Math.max(page, Math.ceil(Math.max(faults, ready + todo + sent + known) / 50))}
        hrefOf={number => `${SHEETS_PAGE}/${sheet.id}?page=${number}`}
        earlier={words.earlier}
        further={words.further}
      />
    </DeskFrame>
  )
}
