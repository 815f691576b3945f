import { Picture } from '#components/ui/picture.tsx'
import { slugOf } from '#lib/catalogue/slug.ts'
import { counted } from '#lib/counted.ts'
import type { ToldLine } from '#lib/orders/order-told.ts'

const SHOWN = 4

/** The lines of an order; of a long one the first few, and the others behind a press. */
export function OrderLines({ lines }: { lines: readonly ToldLine[] }) {
  const shown = lines.length > SHOWN + 1 ? SHOWN : lines.length
  const more = lines.slice(shown)
  return (
    <div className="grid gap-3">
      <Lines lines={lines.slice(0, shown)} />
      {more.length > 0 && (
        <details className="more">
          <summary className="link">{counted(more.length, 'more item', 'more items')}</summary>
          <Lines lines={more} />
        </details>
      )}
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly ToldLine[] }) => (
  <ul className="order-lines">
    {lines.map((line, place) => (
      <li key={`${line.asin}-${place}`}>
        <Line line={line} />
      </li>
    ))}
  </ul>
)

function Line({ line }: { line: ToldLine }) {
  const path = `/product/${slugOf({ ASIN: line.asin, name: line.name })}`
  return (
    <>
      <a href={path} tabIndex={-1}>
        <Picture name={line.image} alt={line.name} size="300x300" />
      </a>
      <div className="grid content-start gap-1">
        <a className="order-name" href={path}>
          {line.name}
        </a>
        <p className="text-sm text-muted">
          Size: {line.size}
          {line.color && ` · Colour: ${line.color}`}
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="price">{line.price}</span>
          <span>Quantity: {line.units.toLocaleString('en-IN')}</span>
        </p>
        {line.note && <p className="text-xs text-muted">{line.note}</p>}
      </div>
      <p className="price font-medium">{line.amount}</p>
    </>
  )
}
