import { Act } from '#components/desk/act.tsx'
import { ActArea } from '#components/desk/act-area.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { plainTextOf } from '#lib/desk/rules/plain-text-of.ts'
import { FACT, TOLD_COLUMNS } from '#lib/desk/rules/thing-forms.ts'
import type { SectionChoice, Thing } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-things-pages.ts'
import type { FormsSeen, Typed } from './forms-seen.ts'
import { SectionFields } from './section-fields.tsx'

type Props = { thing: Thing; seen: FormsSeen; was: Typed; sections: readonly SectionChoice[] }

/** The forms of a thing that are opened when they are needed. */
export function ThingForms({ thing, seen, was, sections }: Props) {
  const { id, cells, variants } = thing
  const field = (name: string) => ({
    name,
    defaultValue: was.typed[name] ?? cells[name] ?? '',
    error: was.errors[name],
  })
  const text = (name: string) => ({
    ...field(name),
    defaultValue: was.typed[name] ?? plainTextOf(cells[name] ?? ''),
  })
  const hidden = (form: Exclude<keyof FormsSeen, 'choices'>) => (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen[form]} />
    </>
  )
  const facts = Object.keys(cells).filter(name => name.startsWith(FACT))
  return (
    <>
      <details className="desk-card">
        <summary>{words.wordsTitle}</summary>
        <Act action="/desk/do/things/words" className="grid gap-3">
          {hidden('words')}
          <ActField label={words.nameLabel} {...field('name')} maxLength={200} required />
          <ActArea label={words.descriptionLabel} {...text('description')} maxLength={5000} />
          <ActArea label={words.longTextLabel} {...text('colongdescription')} maxLength={50_000} />
          <ActField label={words.brandLabel} {...field('brand')} maxLength={100} />
          <ActField label={words.materialLabel} {...field('material')} maxLength={300} />
          <ActField label={words.badgeLabel} {...field('badge')} maxLength={40} />
          <ActField label={words.tagsLabel} {...field('tags')} maxLength={2000} />
          <ActField label={words.seoTitleLabel} {...field('seo_title')} maxLength={200} />
          <ActField label={words.seoTextLabel} {...field('seo_description')} maxLength={500} />
          <ActField label={words.filmLabel} {...field('youtubeLink')} maxLength={500} inputMode="url" />
          <ActButton look="primary">{words.save}</ActButton>
        </Act>
      </details>
      <details className="desk-card">
        <summary>{words.placeTitle}</summary>
        <Act action="/desk/do/things/place" className="grid gap-3">
          {hidden('place')}
          <SectionFields
            sections={sections}
            chosen={was.typed.subcategory_id ?? cells.subcategory_id}
            typed={was.typed.new_section}
            error={was.errors.new_section ?? was.errors.subcategory_id}
          />
          <ActField label={words.typeLabel} {...field('type')} maxLength={200} />
          <ActButton look="primary">{words.save}</ActButton>
        </Act>
      </details>
      {variants.length === 0 && (
        <details className="desk-card">
          <summary>{words.coloursTitle}</summary>
          <Act action="/desk/do/things/colours" className="grid gap-3">
            {hidden('colours')}
            <ActField
              label={words.coloursLabel}
              hint={words.coloursHint}
              {...field('color')}
              defaultValue={(was.typed.color ?? cells.color ?? '').replaceAll('|', ', ')}
              maxLength={500}
            />
            <ActButton look="primary">{words.save}</ActButton>
          </Act>
        </details>
      )}
      <details className="desk-card">
        <summary>{words.toldTitle}</summary>
        <Act action="/desk/do/things/told" className="grid gap-3">
          {hidden('told')}
          <p className="text-sm text-muted">{words.toldLead}</p>
          {TOLD_COLUMNS.map(name => (
            <ActField key={name} label={words.told[name]} {...field(name)} maxLength={2000} />
          ))}
          <ActButton look="primary">{words.save}</ActButton>
        </Act>
      </details>
      <details className="desk-card">
        <summary>{words.codesTitle}</summary>
        <Act action="/desk/do/things/codes" className="grid gap-3">
          {hidden('codes')}
          <ActField label={words.skuLabel} {...field('SKU')} maxLength={64} />
          <ActField label={words.barcodeLabel} {...field('barcode')} maxLength={64} inputMode="numeric" />
          <ActField label={words.weightLabel} {...field('weight_g')} maxLength={7} inputMode="numeric" />
          <ActField label={words.lengthLabel} {...field('length_cm')} maxLength={3} inputMode="numeric" />
          <ActField label={words.breadthLabel} {...field('breadth_cm')} maxLength={3} inputMode="numeric" />
          <ActField label={words.heightLabel} {...field('height_cm')} maxLength={3} inputMode="numeric" />
          <ActField
            label={words.purchaseLabel}
            {...field('purchase_price')}
            maxLength={12}
            inputMode="decimal"
          />
          <ActField label={words.supplierLabel} {...field('supplier')} maxLength={200} />
          <ActButton look="primary">{words.save}</ActButton>
        </Act>
      </details>
      <details className="desk-card">
        <summary>{words.factsTitle}</summary>
        <Act action="/desk/do/things/facts" className="grid gap-3">
          {hidden('facts')}
          <p className="text-sm text-muted">{words.factsLead}</p>
          {facts.map(name => (
            <ActField key={name} label={name.slice(FACT.length)} {...field(name)} maxLength={2000} />
          ))}
          <ActField label={words.newFactName} {...field('new_name')} maxLength={60} />
          <ActField label={words.newFact} {...field('new_fact')} maxLength={2000} />
          <ActButton look="primary">{words.save}</ActButton>
        </Act>
      </details>
    </>
  )
}
