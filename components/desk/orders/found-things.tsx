import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { FoundThing } from '#lib/desk/rules/orders/new-order.ts'
import { type NewOrderAsked, newOrderAt, withUnits } from '#lib/desk/rules/orders/new-order-address.ts'
import { NEW_ORDER_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  addThing,
  foundThings,
  inStock,
  nothingLikeIt,
  searchThings,
  searchThingsNow,
  soldOutHere,
} from '#messages/desk-orders-new.ts'
import { AskedFields } from './asked-fields.tsx'

type Props = { asked: NewOrderAsked; found: readonly FoundThing[] }

/** The search of goods; a press adds one. */
export const FoundThings = ({ asked, found }: Props) => (
  <section className="desk-card" aria-label={foundThings}>
    <search>
      <form action={NEW_ORDER_PAGE} className="flex gap-2">
        <AskedFields asked={asked} />
        {asked.pin && <input type="hidden" name="pin" value={asked.pin} />}
        <input
          className="input min-w-0 grow"
          type="search"
          name="q"
          aria-label={searchThings}
          placeholder={searchThings}
          defaultValue={asked.search}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" look="primary" aria-label={searchThingsNow}>
          <Icon name="search" />
        </Button>
      </form>
    </search>
    {asked.search && found.length === 0 && <p>{nothingLikeIt}</p>}
    <ul className="grid gap-2">
      {found.map(thing => (
        <li
          key={`${thing.id} ${thing.size} ${thing.color} ${thing.other}`}
          className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-3"
        >
          <img
            className="desk-thumb"
            src={pictureUrl(thing.image, '280x280')}
            alt=""
            width={52}
            height={52}
          />
          <p className="text-sm wrap-anywhere">
            {thing.name}
            {thing.choice && (
              <>
                , <b>{thing.choice}</b>
              </>
            )}
            <br />
            {exactRupees(thing.price)} · {thing.stock > 0 ? inStock(thing.stock) : soldOutHere}
          </p>
          {thing.stock > 0 && (
            <ButtonLink
              href={newOrderAt(asked, { lines: withUnits(asked.lines, thing, 1) })}
              aria-label={addThing([thing.name, thing.choice].filter(Boolean).join(', '))}
            >
              <Icon name="plus" />
            </ButtonLink>
          )}
        </li>
      ))}
    </ul>
  </section>
)
