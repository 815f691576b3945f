import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { lineLost, thingsTitle } from '#messages/desk-orders.ts'

/** What is packed: each line with its picture, choice and pieces. */
export const OrderThings = ({ order }: { order: DeskOrder }) => (
  <section className="desk-card" aria-labelledby="things-title">
    <h2 id="things-title">{thingsTitle}</h2>
    <ul className="grid gap-3">
      {order.lines.map(line => (
        <li key={line.place} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-3">
          <img
            className="desk-thumb"
            src={pictureUrl(line.image, '280x280')}
            alt=""
            width={52}
            height={52}
            decoding="async"
          />
          <div className="wrap-anywhere">
            <p>
              <b>{line.units} ×</b> {line.name}
            </p>
            {line.choice && <p className="font-medium">{line.choice}</p>}
            <p className="text-sm text-muted">
              {[line.sku, line.total !== undefined && exactRupees(line.total), line.promise]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {line.left < line.units && (
              <p className="text-sm text-danger">{lineLost(line.left, line.units)}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  </section>
)
