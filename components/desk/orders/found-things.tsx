import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { byProduct, type FoundThing } from '#lib/desk/rules/orders/new-order.ts'
import { type NewOrderAsked, newOrderAt, withUnits } from '#lib/desk/rules/orders/new-order-address.ts'
import { NEW_ORDER_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { pictureUrl } from '#lib/media/rules/picture-url.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  addOne,
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
    <ul className="grid gap-4">
      {byProduct(found).map(choices => (
        <li key={choices[0]?.id} className="grid grid-cols-[3.25rem_minmax(0,1fr)] gap-3">
          <img
            className="desk-thumb"
            src={pictureUrl(choices[0]?.image ?? '', '280x280')}
            alt=""
            width={52}
            height={52}
            loading="lazy"
          />
          <div className="grid gap-2 wrap-anywhere">
            <p className="text-sm">
              {choices[0]?.name}
              <br />
              {pricesOf(choices)}
            </p>
            <div className="flex flex-wrap gap-2">
              {choices.map(thing => (
                <Choice key={`${thing.size} ${thing.color} ${thing.other}`} asked={asked} thing={thing} />
              ))}
            </div>
          </div>
        </li>
      ))}
    </ul>
  </section>
)

const pricesOf = (choices: readonly FoundThing[]) =>
  [...new Set(choices.map(({ price }) => price))]
    .sort((a, b) => a - b)
    .map(exactRupees)
    .join(' / ')

const Choice = ({ asked, thing }: { asked: NewOrderAsked; thing: FoundThing }) =>
  thing.stock > 0 ? (
    <ButtonLink
      size="small"
      href={newOrderAt(asked, { lines: withUnits(asked.lines, thing, 1), search: '' })}
    >
      <span aria-hidden="true">+ {thing.choice || addOne}</span>
      <span className="sr-only">{addThing([thing.name, thing.choice].filter(Boolean).join(', '))}</span>
      <span className="text-xs font-normal text-muted">{inStock(thing.stock)}</span>
    </ButtonLink>
  ) : (
    <span className="desk-tag self-center">{[thing.choice, soldOutHere].filter(Boolean).join(': ')}</span>
  )
