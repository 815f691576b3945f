import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { missingTitle, payoutStates } from '#messages/courier-sheets.ts'
import * as words from '#messages/desk-money-payouts.ts'
import { rowNumber } from '#messages/desk-orders-courier-sheets.ts'
import { DeskTable } from './desk-table.tsx'

type Count = { state: string; count: number; amount: number; due: number }
type Row = {
  line: number
  order_id: string | null
  number: string
  amount: number | null
  due: number | null
  state: string
}
type Missing = { order_id: string; courier: string; number: string; due: number; delivered_at: Date }

const money = (paise: number | null) => (paise === null ? '' : rupeesAsText(paise))
const linkTo = (id: string | null) =>
  id && (
    <a className="link inline-flex min-h-11 items-center" href={orderPage(id)}>
      {id}
    </a>
  )

/** How many rows of a payout are how. */
export const PayoutCounts = ({ counts }: { counts: readonly Count[] }) => (
  <DeskTable
    caption={words.state}
    columns={[
      { text: words.state },
      { text: words.parcels, isNumber: true },
      { text: words.listed, isNumber: true },
      { text: words.due, isNumber: true },
    ]}
    rows={counts.map(({ state, count, amount, due }) => ({
      key: state,
      cells: [payoutStates[state] ?? state, count, money(amount), money(due)],
    }))}
  />
)

export const PayoutRows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className="desk-rows">
    {rows.map(({ line, number, order_id, amount, due, state }) => (
      <li key={line} className="desk-card">
        <p className="min-w-0 break-words">
          <span className="text-sm text-muted">{rowNumber(line)}</span> <b>{number}</b> {linkTo(order_id)}
          <span className="block">{payoutStates[state] ?? state}</span>
          {amount !== null && (
            <span className="block text-sm">
              {words.paidForDue(rupeesAsText(amount), order_id && due !== null ? rupeesAsText(due) : '')}
            </span>
          )}
        </p>
      </li>
    ))}
  </ul>
)

/** Parcels that a payout should have paid, and did not. */
export const MissingParcels = ({ missing }: { missing: readonly Missing[] }) =>
  missing.length > 0 && (
    <section className="grid gap-2">
      <h2>{missingTitle}</h2>
      <ul className="desk-rows">
        {missing.map(({ order_id, courier, number, due, delivered_at }) => (
          <li key={number} className="desk-card">
            <p className="min-w-0 break-words">
              <b>{number}</b> {linkTo(order_id)}
              <span className="block text-sm">
                {words.collectedBy(courier, rupeesAsText(due), momentInIndia(delivered_at))}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
