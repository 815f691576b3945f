import type { Metadata } from 'next'
import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskTable } from '#components/desk/money/desk-table.tsx'
import { MoneyPageFrame } from '#components/desk/money/money-page.tsx'
import { SheetFile } from '#components/desk/orders/sheet-file.tsx'
import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-money-payouts.ts'
import { isTaken, lastSheets, notTaken, readIt, readOn } from '#messages/desk-orders-courier-sheets.ts'

export const metadata: Metadata = { title: words.payoutsTitle }

/** What couriers have paid out, and what they still have. */
export default async function PayoutsPage() {
  const { person, read } = await readDesk('money', 'payouts', {})
  const { fields } = await readFlashOfDesk()
  return (
    <MoneyPageFrame person={person} title={words.payoutsTitle}>
      <p>{words.payoutsLead}</p>
      <section className="desk-card" aria-labelledby="payout">
        <h2 id="payout">{words.uploadTitle}</h2>
        <Act action="/desk/do/money/payoutSheet" encType="multipart/form-data" className="grid gap-3">
          <SheetFile error={fields?.pictures} />
          <ActButton look="primary">{readIt}</ActButton>
        </Act>
      </section>
      {read.sums.length === 0 ? (
        <p className="text-muted">{words.noPayouts}</p>
      ) : (
        <section className="grid gap-2">
          <h2>{words.sums}</h2>
          <DeskTable
            caption={words.sums}
            columns={[
              { text: words.courier },
              { text: words.paid, isNumber: true },
              { text: words.stillDue, isNumber: true },
              { text: words.parcels, isNumber: true },
            ]}
            rows={read.sums.map(({ courier, paid, due, count }) => ({
              key: courier,
              cells: [courier, rupeesAsText(paid), rupeesAsText(due), count],
            }))}
          />
          <p className="text-sm text-muted">{words.sumsNote}</p>
        </section>
      )}
      {read.sheets.length > 0 && (
        <section className="grid gap-2" aria-labelledby="last-sheets">
          <h2 id="last-sheets">{lastSheets}</h2>
          <ul className="desk-rows">
            {read.sheets.map(({ id, name, at, read_by, state }) => (
              <li key={id}>
                <a className="desk-row" href={`/desk/money/payouts/${id}`}>
                  <span className="min-w-0">
                    <b className="break-all">{name}</b>{' '}
                    <span className="desk-tag">{state === 'taken' ? isTaken : notTaken}</span>
                    <span className="block text-sm text-muted">{readOn(momentInIndia(at), read_by)}</span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </MoneyPageFrame>
  )
}
