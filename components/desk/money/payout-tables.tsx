import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { missingTitle, payoutStates } from '#messages/courier-sheets.ts'
import * as words from '#messages/desk-money-payouts.ts'
import { line, number, order } from '#messages/desk-orders-sheets.ts'
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
    <a className="link" href={orderPage(id)}>
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
  <DeskTable
    caption={words.differences}
    columns={[
      { text: line, isNumber: true },
      { text: number },
      { text: order },
      { text: words.listed, isNumber: true },
      { text: words.due, isNumber: true },
      { text: words.state },
    ]}
    rows={rows.map(row => ({
      key: String(row.line),
      cells: [
        ...[row.line, row.number, linkTo(row.order_id), money(row.amount), money(row.due)],
        payoutStates[row.state] ?? row.state,
      ],
    }))}
  />
)

/** Parcels that a payout should have paid, and did not. */
export const MissingParcels = ({ missing }: { missing: readonly Missing[] }) =>
  missing.length > 0 && (
    <section className="grid gap-2">
      <h2>{missingTitle}</h2>
      <DeskTable
        caption={missingTitle}
        columns={[
          { text: number },
          { text: order },
          { text: words.courier },
          { text: words.delivered },
          { text: words.due, isNumber: true },
        ]}
        rows={missing.map(({ order_id, courier, number, due, delivered_at }) => ({
          key: number,
          cells: [number, linkTo(order_id), courier, timeInIndia(delivered_at), money(due)],
        }))}
      />
    </section>
  )
