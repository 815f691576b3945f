import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { MissingParcels, PayoutCounts, PayoutRows } from '#components/desk/money/payout-tables.tsx'
import { PagesLinks } from '#components/desk/pages-links.tsx'
import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { pageNumber } from '#lib/desk/rules/page-number.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { payoutRead } from '#messages/courier-sheets.ts'
import * as words from '#messages/desk-money-payouts.ts'
import { earlier, further, isTaken } from '#messages/desk-orders-courier-sheets.ts'

export const metadata: Metadata = { title: words.payoutsTitle }

type Props = { params: Promise<{ id: string }>; searchParams: Promise<{ page?: string }> }

const PAGE = '/desk/money/payouts'

/** A payout, held against the orders: what differs and what is missing. */
export default async function PayoutPage({ params, searchParams }: Props) {
  const page = pageNumber((await searchParams).page)
  const { person, read } = await readDesk('money', 'payout', { id: Number((await params).id), page })
  if (!read) notFound()
  const { sheet, counts, differing, missing } = read
  const rows = counts.reduce((sum, { count }) => sum + count, 0)
  const right = counts.find(({ state }) => state === 'right')?.count ?? 0
  const paid = counts.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <MoneyPageFrame person={person} title={sheet.name} up={{ href: PAGE, text: words.payoutsTitle }}>
      <p>{payoutRead(rupeesAsText(paid), rows, rows - right)}</p>
      <PayoutCounts counts={counts} />
      {sheet.state === 'taken' ? (
        <p>
          <span className="desk-tag">{isTaken}</span>
        </p>
      ) : (
        <Act action="/desk/do/money/payoutTake" className="desk-card">
          <input type="hidden" name="id" value={sheet.id} />
          <p>{words.takeInWhat}</p>
          <ActButton look="primary">{words.takeIn}</ActButton>
        </Act>
      )}
      <section className="grid gap-2">
        <h2>{words.differences}</h2>
        {differing.rows.length === 0 ? <p>{words.noDifferences}</p> : <PayoutRows rows={differing.rows} />}
        <PagesLinks
          page={page}
          pages={differing.isMore ? page + 1 : page}
          hrefOf={number => `${PAGE}/${sheet.id}?page=${number}`}
          earlier={earlier}
          further={further}
        />
      </section>
      <MissingParcels missing={missing} />
    </MoneyPageFrame>
  )
}
