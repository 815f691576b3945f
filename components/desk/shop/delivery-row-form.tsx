import { Select } from '#components/ui/select.tsx'
import * as words from '#messages/desk-shop-delivery.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'

export type RowTyped = Record<
  'prefix' | 'charge' | 'served' | 'cod' | 'cod_max' | 'days_from' | 'days_to',
  string
>

type Props = {
  /** The prefix of the row that is changed; '' adds one. */
  was: string
  /** Of all PIN codes that no other row names: nothing is typed for it. */
  isOfOthers: boolean
  row: RowTyped
  fields?: Record<string, string> | undefined
}

/** One row of the delivery table. */
export function DeliveryRowForm({ was, isOfOthers, row, fields }: Props) {
  const text = (name: keyof RowTyped, more: object = {}) => (
    <ActField
      label={words.column[name]}
      name={name}
      defaultValue={row[name]}
      inputMode="numeric"
      error={fields?.[name]}
      {...more}
    />
  )
  const yesOrNo = (name: 'served' | 'cod') => (
    <Select label={words.column[name]} name={name} defaultValue={row[name]}>
      <option value="yes">{words.yes}</option>
      <option value="no">{words.no}</option>
    </Select>
  )
  return (
    <Act
      key={`${was} ${isOfOthers}`}
      action="/desk/do/shop/deliveryRow"
      clears={was === ''}
      className="grid gap-3"
    >
      <input type="hidden" name="was" value={was} />
      {isOfOthers && <input type="hidden" name="prefix" value="*" />}
      <div className="desk-columns-small">
        {!isOfOthers && text('prefix', { required: true, maxLength: 20 })}
        {text('charge', { inputMode: 'decimal' })}
        {yesOrNo('served')}
        {yesOrNo('cod')}
        {text('cod_max')}
        {text('days_from')}
        {text('days_to')}
      </div>
      <ActButton look="primary">{words.saveRowNow}</ActButton>
    </Act>
  )
}
