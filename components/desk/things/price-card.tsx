import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import type { Thing } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-things-pages.ts'
import type { Typed } from './forms-seen.ts'

/** What a thing costs, and what it costs for a time. */
export function PriceCard({ thing: { id, cells }, seen, was }: { thing: Thing; seen: string; was: Typed }) {
  const field = (name: string) => ({
    name,
    defaultValue: was.typed[name] ?? cells[name] ?? '',
    error: was.errors[name],
  })
  return (
    <section className="desk-card" aria-labelledby="price">
      <h2 id="price">{words.priceTitle}</h2>
      <Act action="/desk/do/things/price" className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <div className="desk-two">
          <ActField
            label={words.priceLabel}
            hint={words.nowPrice(`₹${cells.discountPrice}`)}
            {...field('discountPrice')}
            inputMode="decimal"
            maxLength={12}
            required
          />
          <ActField
            label={words.mrpLabel}
            hint={words.mrpHint}
            {...field('mrp')}
            inputMode="decimal"
            maxLength={12}
          />
        </div>
        <details open={Boolean(cells.sale_price)}>
          <summary>{words.saleTitle}</summary>
          <div className="grid gap-3">
            <ActField
              label={words.salePriceLabel}
              {...field('sale_price')}
              inputMode="decimal"
              maxLength={12}
            />
            <div className="desk-two">
              <ActField label={words.saleFromLabel} {...field('sale_from')} maxLength={40} />
              <ActField label={words.saleToLabel} {...field('sale_to')} maxLength={40} />
            </div>
            <p className="text-sm text-muted">{words.saleHint}</p>
          </div>
        </details>
        <ActButton look="primary">{words.savePrice}</ActButton>
      </Act>
    </section>
  )
}
