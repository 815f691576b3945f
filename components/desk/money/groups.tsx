import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import * as words from '#messages/desk-money.ts'
import { BarPlot } from './bar-plot.tsx'
import { DeskTable } from './desk-table.tsx'

export const GROUPINGS = ['pin', 'section', 'thing', 'channel', 'source', 'pay'] as const
export type GroupingName = (typeof GROUPINGS)[number]

type Row = { key: string; name: string; placed: number; value: number; delivered: number; cameBack: number }
type Props = { by: GroupingName; rows: readonly Row[]; count: number; hrefOf: (by: GroupingName) => string }

const { columns } = words
const DRAWN = 12

/** What sells, and where: by one thing that orders have in common. */
export function Groups({ by, rows, count, hrefOf }: Props) {
  const title = words.groupings[by]
  return (
    <section className="desk-card" id="groups">
      <h2>{words.byTitle}</h2>
      <nav className="flex flex-wrap gap-x-4" aria-label={words.byTitle}>
        {GROUPINGS.map(name => (
          <a
            key={name}
            className="link inline-flex min-h-11 items-center"
            href={hrefOf(name)}
            aria-current={name === by ? 'page' : undefined}
          >
            {words.groupings[name]}
          </a>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="text-muted">{words.nothingSold}</p>
      ) : (
        <>
          {(by === 'thing' || by === 'section') && <p className="text-sm text-muted">{words.goodsNote}</p>}
          {by === 'source' && <p className="text-sm text-muted">{words.sourceNote}</p>}
          <BarPlot
            title={title}
            bars={rows.slice(0, DRAWN).map(row => ({
              name: nameOf(by, row),
              value: row.value,
              text: rupeesAsText(row.value),
            }))}
          />
          <DeskTable
            caption={title}
            columns={[
              { text: title },
              ...[columns.ordered, columns.orders, columns.delivered, columns.cameBack].map(text => ({
                text,
                isNumber: true,
              })),
            ]}
            rows={rows.map(row => ({
              key: row.key,
              cells: [nameOf(by, row), rupeesAsText(row.value), row.placed, row.delivered, row.cameBack],
            }))}
          />
          {count > rows.length && (
            <p className="text-sm text-muted">{words.othersToo(count - rows.length)}</p>
          )}
        </>
      )}
    </section>
  )
}

const nameOf = (by: GroupingName, { key, name }: Row) => {
  if (!key) return words.unknown[by]
  if (by === 'pay') return words.pays[key] ?? key
  return by === 'channel' ? (words.channels[key] ?? key) : name || key
}
