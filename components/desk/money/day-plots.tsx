import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-money.ts'
import { BarPlot } from './bar-plot.tsx'
import { DeskTable } from './desk-table.tsx'

type Day = { day: string; placed: number; value: number; billed: number; takenBack: number }

const { columns } = words
const COLUMNS = [
  { text: columns.day },
  ...[columns.orders, columns.ordered, columns.billed, columns.takenBack, columns.net].map(text => ({
    text,
    isNumber: true,
  })),
]

/** What was ordered and what was billed, day by day, drawn and as a table. */
export function DayPlots({ days }: { days: readonly Day[] }) {
  const bar = (amountOf: (day: Day) => number) =>
    days.map(day => ({ name: dayInIndia(day.day), value: amountOf(day), text: rupeesAsText(amountOf(day)) }))
  const sum = (amountOf: (day: Day) => number) => days.reduce((all, day) => all + amountOf(day), 0)
  const together: Day = {
    day: columns.all,
    placed: sum(day => day.placed),
    value: sum(day => day.value),
    billed: sum(day => day.billed),
    takenBack: sum(day => day.takenBack),
  }
  const said = days.filter(day => day.placed + day.billed + day.takenBack > 0)
  return (
    <section className="desk-card">
      <h2>{words.daysTitle}</h2>
      <p className="text-sm">{words.orderedPlot}</p>
      <BarPlot title={words.orderedPlot} bars={bar(day => day.value)} />
      <p className="text-sm">{words.billedPlot}</p>
      <BarPlot title={words.billedPlot} bars={bar(day => day.billed - day.takenBack)} />
      <details>
        <summary>{words.tableOf}</summary>
        <DeskTable caption={words.daysTitle} columns={COLUMNS} rows={[...said, together].map(rowOf)} />
      </details>
    </section>
  )
}

const rowOf = ({ day, placed, value, billed, takenBack }: Day) => ({
  key: day,
  cells: [
    dayInIndia(day) || day,
    placed,
    ...[value, billed, takenBack, billed - takenBack].map(rupeesAsText),
  ],
})
