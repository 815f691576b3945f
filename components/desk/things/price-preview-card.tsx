import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { DeskTable } from '#components/desk/money/desk-table.tsx'
import type { Rounding } from '#lib/desk/rules/new-price.ts'
import type { PricePreview } from '#lib/desk/rules/price-preview.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import * as words from '#messages/desk-things-pages.ts'
import { ChosenFields } from './chosen-fields.tsx'
import type { Chosen } from './many-forms.tsx'

type Props = {
  chosen: Chosen
  percent: number
  rounding: Rounding
  preview: Omit<PricePreview, 'lines'> & { count: number }
}

/** What prices would be, and the press that makes them so. */
export function PricePreviewCard({ chosen, percent, rounding, preview }: Props) {
  const { shown, left, halved, seen, count } = preview
  return (
    <section className="desk-card" aria-labelledby="prices">
      <h2 id="prices">{words.pricesTitle(percent)}</h2>
      {halved > 0 && <p className="text-danger">{words.fallByHalf(halved)}</p>}
      {left > 0 && <p>{words.leftByMrp(left)}</p>}
      {count > 0 ? (
        <Act action="/desk/do/things/priceMany">
          <ChosenFields {...chosen} />
          <input type="hidden" name="percent" value={percent} />
          <input type="hidden" name="rounding" value={rounding} />
          <input type="hidden" name="seen" value={seen} />
          <ActButton look="primary">{words.changePrices(count)}</ActButton>
        </Act>
      ) : (
        <p>{words.noPriceChanges}</p>
      )}
      <DeskTable
        caption={words.beforeAndAfter}
        columns={[
          { text: words.thingColumn },
          { text: words.beforeColumn, isNumber: true },
          { text: words.afterColumn, isNumber: true },
        ]}
        rows={shown.map(({ id, variant, name, from, to, isAboveMrp }) => ({
          key: `${id} ${variant}`,
          cells: [name, exactRupees(from), isAboveMrp ? words.aboveMrp : <b key="to">{exactRupees(to)}</b>],
        }))}
      />
    </section>
  )
}
