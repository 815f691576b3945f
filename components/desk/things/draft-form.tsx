import { Act } from '#components/desk/act.tsx'
import { ActArea } from '#components/desk/act-area.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { SIZE_ROWS } from '#lib/desk/rules/draft-fields.ts'
import type { Draft, SectionChoice } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-things-pages.ts'
import { SectionFields } from './section-fields.tsx'

type Fields = Readonly<Record<string, string>>
type Props = { draft: Draft; sections: readonly SectionChoice[]; typed?: Fields; errors?: Fields }

const SIZES_SHOWN = 3

/** What a new thing is called, where it stands, what it costs, and how many there are. */
export function DraftForm({ draft, sections, typed = {}, errors = {} }: Props) {
  const values: Fields = { ...draft.fields, ...typed }
  const field = (name: string) => ({ name, defaultValue: values[name] ?? '', error: errors[name] })
  const rows = Array.from({ length: SIZE_ROWS }, (_, index) => index + 1)
  const isUsed = (row: number) => Boolean(values[`size-${row}`] || values[`pieces-${row}`])
  const shown = Math.max(SIZES_SHOWN, ...rows.filter(isUsed))
  const sizeRow = (row: number) => (
    <div key={row} className="desk-size-row">
      <ActField label={words.sizeLabel} {...field(`size-${row}`)} maxLength={80} />
      <ActField label={words.piecesLabel} {...field(`pieces-${row}`)} inputMode="numeric" maxLength={7} />
      <ActField label={words.ownPriceLabel} {...field(`price-${row}`)} inputMode="decimal" maxLength={12} />
    </div>
  )
  return (
    <Act action="/desk/do/things/publishDraft" className="desk-card">
      <input type="hidden" name="draft" value={draft.id} />
      <ActField label={words.nameLabel} {...field('name')} maxLength={200} />
      <SectionFields
        sections={sections}
        chosen={values.subcategory_id}
        typed={values.new_section}
        error={errors.new_section}
      />
      <div className="desk-two">
        <ActField label={words.priceLabel} {...field('discountPrice')} inputMode="decimal" maxLength={12} />
        <ActField
          label={words.mrpLabel}
          {...field('mrp')}
          inputMode="decimal"
          maxLength={12}
          hint={words.mrpHint}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend>
          <h2>{words.sizesTitle}</h2>
        </legend>
        <p className="text-sm text-muted">{words.sizesLead}</p>
        {rows.slice(0, shown).map(sizeRow)}
        {shown < SIZE_ROWS && (
          <details>
            <summary>{words.moreSizes}</summary>
            <div className="grid gap-2">{rows.slice(shown).map(sizeRow)}</div>
          </details>
        )}
      </fieldset>
      <details>
        <summary>{words.laterTitle}</summary>
        <div className="grid gap-3">
          <ActField label={words.coloursLabel} hint={words.coloursHint} {...field('color')} maxLength={500} />
          <ActArea label={words.descriptionLabel} {...field('description')} maxLength={5000} />
          <ActField label={words.brandLabel} {...field('brand')} maxLength={100} />
          <ActField label={words.materialLabel} {...field('material')} maxLength={300} />
          <ActField label={words.skuLabel} {...field('SKU')} maxLength={64} />
          <ActField label={words.told.hsn} {...field('hsn')} inputMode="numeric" maxLength={12} />
          <ActField label={words.told.origin_country} {...field('origin_country')} maxLength={60} />
          <ActField label={words.told.net_quantity} {...field('net_quantity')} maxLength={60} />
        </div>
      </details>
      <div className="desk-acts">
        <ActButton look="primary" name="press" value="publish">
          {words.publishThing}
        </ActButton>
        <ActButton name="press" value="keep">
          {words.keepDraft}
        </ActButton>
      </div>
    </Act>
  )
}
