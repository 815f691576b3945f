import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { Select } from '#components/ui/select.tsx'
import type { Thing, ThingVariant } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-things-pages.ts'

type Props = { thing: Thing; seen: Readonly<Record<string, string>> }

/** The choices of a thing that have a price, a code or pieces of their own. */
export const ChoicesCard = ({ thing: { id, variants, options, sizes }, seen }: Props) => (
  <section className="desk-card" aria-labelledby="choices">
    <h2 id="choices">{words.choicesTitle}</h2>
    {variants.map(variant => (
      <details key={variant.id}>
        <summary>
          {variant.name}
          {variant.price && ` · ₹${variant.price}`}
          {variant.hidden && ` · ${words.tags.hidden}`}
        </summary>
        <ChoiceForm id={id} variant={variant} seen={seen[variant.id]} />
      </details>
    ))}
    <details>
      <summary>{words.addChoiceTitle}</summary>
      <Act action="/desk/do/things/choice" className="grid gap-3">
        <input type="hidden" name="id" value={id} />
        {(options.length > 0 ? options : [words.sizeLabel, words.coloursLabel]).map((option, index) => (
          <ActField
            key={option}
            label={option}
            name={`option${index + 1}`}
            maxLength={80}
            list={index === 0 && sizes.length > 1 ? 'sizes' : undefined}
          />
        ))}
        <div className="desk-two">
          <ActField
            label={words.choicePrice}
            hint={words.emptyIsThings}
            name="price"
            inputMode="decimal"
            maxLength={12}
          />
          <ActField label={words.mrpLabel} name="MRP" inputMode="decimal" maxLength={12} />
          <ActField label={words.piecesLabel} name="stock" inputMode="numeric" maxLength={7} />
          <ActField label={words.skuLabel} name="SKU" maxLength={64} />
        </div>
        <ActButton>{words.addSizeNow}</ActButton>
      </Act>
    </details>
  </section>
)

function ChoiceForm({ id, variant, seen }: { id: number; variant: ThingVariant; seen: string | undefined }) {
  const { unlimited, hidden } = variant
  return (
    <Act action="/desk/do/things/choice" className="grid gap-3">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="variant" value={variant.id} />
      <input type="hidden" name="seen" value={seen ?? ''} />
      <div className="desk-two">
        <ActField
          label={words.choicePrice}
          hint={words.emptyIsThings}
          name="price"
          defaultValue={variant.price}
          inputMode="decimal"
          maxLength={12}
        />
        <ActField
          label={words.mrpLabel}
          name="MRP"
          defaultValue={variant.mrp}
          inputMode="decimal"
          maxLength={12}
        />
        <ActField label={words.skuLabel} name="SKU" defaultValue={variant.sku} maxLength={64} />
        <ActField label={words.promiseLabel} name="promise" defaultValue={variant.promise} maxLength={200} />
      </div>
      <Select label={words.countedLabel} name="stock" defaultValue="">
        <option value="">{words.countedWays.same}</option>
        {unlimited ? (
          <option value="0">{words.countedWays.counted}</option>
        ) : (
          <option value="unlimited">{words.countedWays.endless}</option>
        )}
      </Select>
      <Select label={words.isShownLabel} name="hidden" defaultValue={String(hidden)}>
        <option value="false">{words.yes}</option>
        <option value="true">{words.no}</option>
      </Select>
      <ActButton>{words.save}</ActButton>
    </Act>
  )
}
