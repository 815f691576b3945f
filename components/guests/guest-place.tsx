import type { ComponentProps } from 'react'
import { Field, FieldError } from '#components/ui/field.tsx'
import type { SubmittedValues } from '#lib/api/server/submitted-values.ts'
import type { PLACE_FIELDS } from '#lib/checkout/rules/guest-problems.ts'
import type { PinAnswer } from '#lib/delivery/rules/pin-answer.ts'
import { STATES } from '#lib/rules/states.ts'
import { chooseState } from '#messages/addresses-pages.ts'
import { addressIsRight } from '#messages/fields.ts'
import { districtChoice, stateChoice, townField, whichDistrict } from '#messages/guest-pages.ts'

type Name = (typeof PLACE_FIELDS)[number]
type Props = {
  answer?: PinAnswer
  start: SubmittedValues
  error: (name: Name) => string | undefined
  register: (name: Name) => ComponentProps<'input'> & ComponentProps<'select'>
}

/** What the PIN code does not tell: which of its districts, or all of it where India Post has no such code. */
export function GuestPlace({ answer, start, error, register }: Props) {
  const districts = answer?.isKnown ? [...new Set(answer.places.map(({ district }) => district))] : []
  if (answer?.isKnown && districts.length < 2) return null
  if (districts.length > 1)
    return (
      <Choice
        label={districtChoice}
        options={districts}
        none={whichDistrict}
        start={start.district}
        error={error('district')}
        field={register('district')}
      />
    )
  if (answer?.pin.length !== 6) return null
  return (
    <>
      <Field label={townField} defaultValue={start.city} error={error('city')} {...register('city')} />
      <Choice
        label={stateChoice}
        options={STATES}
        none={chooseState}
        start={start.state}
        error={error('state')}
        field={register('state')}
      />
      <label className="flex gap-3">
        <input type="checkbox" value="yes" className="mt-1 size-5" {...register('sure')} />
        {addressIsRight}
      </label>
    </>
  )
}

type ChoiceProps = {
  label: string
  options: readonly string[]
  none?: string
  start?: string
  error?: string
  field: ComponentProps<'select'>
}

const Choice = ({ label, options, none, start, error, field }: ChoiceProps) => (
  <div>
    <label className="mb-1 block text-sm font-medium">
      {label}
      <select className="input mt-1" defaultValue={start} aria-invalid={error ? true : undefined} {...field}>
        {none && <option value="">{none}</option>}
        {options.map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
    {error && <FieldError>{error}</FieldError>}
  </div>
)
