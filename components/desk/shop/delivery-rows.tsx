import { rupeesAsText } from '#lib/bills/rules/bill-money.ts'
import type { DeliveryTerms } from '#lib/delivery/rules/delivery-terms.ts'
import { fromPaise } from '#lib/rules/money.ts'
import * as words from '#messages/desk-shop-delivery.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { DeliveryRowForm, type RowTyped } from './delivery-row-form.tsx'

type Row = { name: string; terms: DeliveryTerms }
type Props = {
  rows: readonly Row[]
  typed?: Record<string, string> | undefined
  fields?: Record<string, string> | undefined
}

/** The delivery table as a list: each row in words, to be changed or removed. */
export const DeliveryRows = ({ rows, typed, fields }: Props) => (
  <ul className="desk-rows">
    {rows.map(({ name, terms }) => {
      const isTyped = typed?.was === name
      return (
        <li key={`${name} ${JSON.stringify(terms)}`} className="desk-card">
          <p>
            <b>{words.placeOf(name)}</b> · {inWords(terms)}
          </p>
          <details open={isTyped}>
            <summary aria-label={words.changeRowOf(name)}>{words.changeRow}</summary>
            <DeliveryRowForm
              was={name}
              isOfOthers={name === '*'}
              row={{ ...typedOf(name, terms), ...(isTyped && (typed as RowTyped)) }}
              fields={isTyped ? fields : undefined}
            />
            <Act action="/desk/do/shop/deliveryRowAway" className="mt-3">
              <input type="hidden" name="prefix" value={name} />
              <ActButton>{words.removeRowNow}</ActButton>
            </Act>
          </details>
        </li>
      )
    })}
  </ul>
)

const money = rupeesAsText

const inWords = ({ served, charge, cod, codMax, days }: DeliveryTerms) =>
  served
    ? [
        charge === 0 ? words.free : money(charge),
        cod
          ? codMax === undefined
            ? words.atTheDoor
            : words.atTheDoorUpTo(money(codMax))
          : words.notAtTheDoor,
        days ? words.days(days.from, days.to) : words.noDays,
      ].join(' · ')
    : words.notDelivered

const typedOf = (name: string, { served, cod, charge, codMax, days }: DeliveryTerms): RowTyped => ({
  ...{ prefix: name, charge: rupees(charge), served: served ? 'yes' : 'no', cod: cod ? 'yes' : 'no' },
  ...{ cod_max: rupees(codMax), days_from: String(days?.from ?? ''), days_to: String(days?.to ?? '') },
})

const rupees = (paise: number | undefined) => (paise === undefined ? '' : String(fromPaise(paise)))
