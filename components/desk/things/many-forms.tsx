import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { ROUNDINGS } from '#lib/desk/rules/new-price.ts'
import type { SectionChoice, ThingView } from '#lib/desk/rules/thing-types.ts'
import * as words from '#messages/desk-things-pages.ts'
import { ChosenFields } from './chosen-fields.tsx'
import { SectionFields } from './section-fields.tsx'

export type Chosen = { picks: string; all: string; q: string; section: string; show: ThingView }
type Props = { chosen: Chosen; sections: readonly SectionChoice[]; percent: string; rounding: string }

/** Prices by percent, another section, hidden or shown. */
export const ManyForms = ({ chosen, sections, percent, rounding }: Props) => (
  <>
    <form action="/desk/things/many" className="desk-card">
      <h2>{words.priceBy}</h2>
      <ChosenFields {...chosen} />
      <div className="desk-two">
        <Field
          label={words.percentLabel}
          hint={words.percentHint}
          name="percent"
          defaultValue={percent}
          maxLength={8}
          required
        />
        <Select label={words.roundingLabel} name="rounding" defaultValue={rounding || 'rupee'}>
          {ROUNDINGS.map(way => (
            <option key={way} value={way}>
              {words.roundings[way]}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit">{words.showPrices}</Button>
    </form>
    <details className="desk-card">
      <summary>{words.moveTo}</summary>
      <Act action="/desk/do/things/moveMany" className="grid gap-3">
        <ChosenFields {...chosen} />
        <SectionFields sections={sections} />
        <ActButton>{words.moveNow}</ActButton>
      </Act>
    </details>
    <details className="desk-card">
      <summary>{words.visibleTitle}</summary>
      <p>{words.hideManyLead}</p>
      <div className="desk-acts">
        <Act action="/desk/do/things/hideMany">
          <ChosenFields {...chosen} />
          <ActButton className="w-full">{words.hideMany}</ActButton>
        </Act>
        <Act action="/desk/do/things/showMany">
          <ChosenFields {...chosen} />
          <ActButton className="w-full">{words.showMany}</ActButton>
        </Act>
      </div>
    </details>
  </>
)
