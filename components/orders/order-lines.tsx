import { Picture } from '#components/ui/picture.tsx'
import { slugOf } from '#lib/catalogue/rules/slug.ts'
import type { LineText } from '#lib/orders/rules/order-text.ts'
import { pathOf } from '#lib/paths.ts'
import { locale } from '#messages/language.ts'
import { moreItems, notAvailable, quantityIs } from '#messages/orders-pages.ts'
import { colourIs, optionIs, sizeIs } from '#messages/ui-pages.ts'

const SHOWN = 4

type Props = {
  lines: readonly LineText[]
  /** The heading level of a product's name: one below its section. */
  level: 'h2' | 'h3'
}

/** The lines of an order; of a long one the first few, and the others behind a button. */
export function OrderLines({ lines, level }: Props) {
  const shown = lines.length > SHOWN + 1 ? SHOWN : lines.length
  const more = lines.slice(shown)
  return (
    <div className="grid gap-3">
      <Lines lines={lines.slice(0, shown)} level={level} />
      {more.length > 0 && (
        <details className="more">
          <summary className="link">{moreItems(more.length)}</summary>
          <Lines lines={more} level={level} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ lines, level }: Props) => (
  <ul className="order-lines">
    {lines.map((line, index) => (
      <li key={`${line.asin}-${index}`}>
        <Line line={line} Name={level} />
      </li>
    ))}
  </ul>
)

function Line({ line, Name }: { line: LineText; Name: Props['level'] }) {
  const path = pathOf('product', slugOf({ ASIN: line.asin, name: line.name }))
  return (
    <>
      <a href={path} tabIndex={-1}>
        <Picture name={line.image} alt={line.name} size="300x300" />
      </a>
      <div className="grid content-start gap-1">
        <Name className="order-name">
          <a href={path}>{line.name}</a>
        </Name>
        <p className="text-sm text-muted">
          {line.options.length > 0 ? (
            line.options.map(({ name, value }) => optionIs(name, value)).join(' · ')
          ) : (
            <>
              {sizeIs(line.size || notAvailable)}
              {line.color && ` · ${colourIs(line.color)}`}
            </>
          )}
        </p>
        {line.promise && <p className="text-sm">{line.promise}</p>}
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="price">{line.price}</span>
          <span>{quantityIs(line.units.toLocaleString(locale))}</span>
        </p>
        {line.note && <p className="text-xs text-muted">{line.note}</p>}
      </div>
      <p className="price font-medium">{line.amount}</p>
    </>
  )
}
