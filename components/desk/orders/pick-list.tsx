import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import type { Picked } from '#lib/desk/rules/orders/printed-order.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { pickedFor, pickUnits } from '#messages/desk-orders-print.ts'

/** Section by section, so that nobody walks twice; a box to tick stays with whoever walks. */
export function PickList({ things }: { things: readonly Picked[] }) {
  const places = Map.groupBy(things, ({ place }) => place)
  return [...places].map(([place, picked]) => (
    <section key={place} className="desk-card desk-picked">
      {place && <h2>{place}</h2>}
      <ul className="grid gap-2">
        {picked.map(thing => (
          <li key={thing.key} className="grid grid-cols-[auto_3.25rem_minmax(0,1fr)] items-start gap-3">
            <label className="grid size-11 place-items-center">
              <span className="sr-only">{thing.name}</span>
              <input type="checkbox" className="size-5" autoComplete="off" />
            </label>
            <img
              className="desk-thumb"
              src={pictureUrl(thing.image, '280x280')}
              alt=""
              width={52}
              height={52}
              decoding="async"
            />
            <div className="wrap-anywhere">
              <p>
                <b>{pickUnits(thing.units)}</b> {thing.name}
                {thing.choice && (
                  <>
                    , <b>{thing.choice}</b>
                  </>
                )}
              </p>
              <p className="text-sm text-muted">
                {thing.sku && `${thing.sku} · `}
                {thing.orders.slice(0, SHOWN).map(({ id, units }, at) => (
                  <span key={id + at}>
                    {at > 0 && ', '}
                    <a className="link" href={orderPage(id)}>
                      {pickedFor(id, units)}
                    </a>
                  </span>
                ))}
                {thing.orders.length > SHOWN && ' …'}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  ))
}

const SHOWN = 8
