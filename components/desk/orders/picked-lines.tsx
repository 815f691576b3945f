import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { NewOrderPage } from '#lib/desk/rules/orders/new-order.ts'
import { type NewOrderAsked, newOrderAt, withUnits } from '#lib/desk/rules/orders/new-order-address.ts'
import { NEW_ORDER_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { PIN_PATTERN } from '#lib/rules/pin-code.ts'
import {
  deliverySum,
  goodsSum,
  oneLess,
  oneMore,
  pickedThings,
  pinForTotal,
  showTotal,
  totalSum,
} from '#messages/desk-orders-new.ts'
import { AskedFields } from './asked-fields.tsx'

type Props = { asked: NewOrderAsked; page: NewOrderPage }

/** What is in the order so far, and what it comes to. */
export const PickedLines = ({ asked, page }: Props) => (
  <section className="desk-card" aria-labelledby="picked-title">
    <h2 id="picked-title">{pickedThings}</h2>
    <ul className="grid gap-2">
      {page.lines.map(line => {
        const name = [line.name, line.choice].filter(Boolean).join(', ')
        return (
          <li
            key={`${line.id} ${line.size} ${line.color} ${line.other}`}
            className="flex flex-wrap items-center justify-between gap-3"
          >
            <span className="min-w-24 flex-1 wrap-anywhere">
              {name}
              <br />
              <span className="text-sm text-muted">{exactRupees(line.price * line.units)}</span>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              <ButtonLink
                href={newOrderAt(asked, { lines: withUnits(asked.lines, line, -1) })}
                aria-label={oneLess(name)}
              >
                <Icon name={line.units > 1 ? 'minus' : 'trash'} />
              </ButtonLink>
              <b className="min-w-6 text-center">{line.units}</b>
              <ButtonLink
                href={newOrderAt(asked, { lines: withUnits(asked.lines, line, 1) })}
                aria-label={oneMore(name)}
              >
                <Icon name="plus" />
              </ButtonLink>
            </span>
          </li>
        )
      })}
    </ul>
    {page.trouble && <Notice tone="bad">{page.trouble}</Notice>}
    {asked.taken === 'phone' && (
      <form action={NEW_ORDER_PAGE} className="flex flex-wrap items-end gap-2">
        <AskedFields asked={asked} />
        <label className="grow text-sm font-medium">
          {pinForTotal}
          <input
            className="input mt-1"
            name="pin"
            inputMode="numeric"
            pattern={PIN_PATTERN}
            defaultValue={asked.pin}
            autoComplete="off"
          />
        </label>
        <Button type="submit">{showTotal}</Button>
      </form>
    )}
    {page.sums && (
      <dl className="desk-facts">
        <dt>{goodsSum}</dt>
        <dd>{exactRupees(page.sums.goods)}</dd>
        {asked.taken === 'phone' && page.sums.delivery !== undefined && (
          <>
            <dt>{deliverySum}</dt>
            <dd>{exactRupees(page.sums.delivery)}</dd>
          </>
        )}
        <dt>{totalSum}</dt>
        <dd className="font-bold">{exactRupees(page.sums.total)}</dd>
      </dl>
    )}
  </section>
)
