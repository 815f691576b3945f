import { FieldError } from '#components/ui/field.tsx'
import { Select } from '#components/ui/select.tsx'
import { GUEST_REQUIRED } from '#lib/checkout/rules/guest-problems.ts'
import { STREET_FIELDS } from '#lib/contract/address-fields.ts'
import { type NewOrderPage, type PaidBy, writeLine } from '#lib/desk/rules/orders/new-order.ts'
import type { NewOrderAsked } from '#lib/desk/rules/orders/new-order-address.ts'
import { MOBILE_PATTERN } from '#lib/rules/mobile-number.ts'
import { PIN_PATTERN } from '#lib/rules/pin-code.ts'
import { STATES } from '#lib/rules/states.ts'
import { addressFields } from '#messages/desk-orders.ts'
import {
  byPin,
  cityField,
  emailField,
  handOverNow,
  mobileField,
  nameField,
  nameOptional,
  paidTitle,
  paidWays,
  pincodeField,
  placeNow,
  stateField,
  utrOfUpi,
  whoAtStall,
  whoTitle,
} from '#messages/desk-orders-new.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import type { Flash } from './order-form.tsx'

type Props = { asked: NewOrderAsked; page: NewOrderPage; flash: Flash }

/** Who ordered, where it goes, and how it is paid. */
export function NewOrderForm({ asked, page, flash: { typed = {}, fields = {} } }: Props) {
  const isStall = asked.taken === 'stall'
  const ways: PaidBy[] = isStall ? ['cash', 'upi'] : page.takesUpi ? ['door', 'upi'] : ['door']
  const field = (name: string) => ({
    name,
    defaultValue: typed[name],
    error: fields[name],
    autoComplete: 'off',
  })
  return (
    <Act action="/desk/do/orders/place" className="desk-card">
      <h2>{isStall ? whoAtStall : whoTitle}</h2>
      <input type="hidden" name="taken" value={asked.taken} />
      {asked.lines.map((line, at) => (
        <input key={at} type="hidden" name={`line-${at}`} value={writeLine(line)} />
      ))}
      {page.sums && (isStall || asked.pin) && (
        <input type="hidden" name="total" value={String(page.sums.total / 100)} />
      )}
      <ActField
        label={mobileField}
        type="tel"
        inputMode="numeric"
        required
        pattern={MOBILE_PATTERN}
        {...field('mobile')}
      />
      <ActField
        label={isStall ? nameOptional : nameField}
        required={!isStall}
        maxLength={120}
        {...field('name')}
      />
      {!isStall && (
        <>
          {STREET_FIELDS.map(name => (
            <ActField
              key={name}
              label={addressFields[name]}
              required={GUEST_REQUIRED.includes(name)}
              maxLength={200}
              {...field(name)}
            />
          ))}
          <ActField
            label={pincodeField}
            inputMode="numeric"
            required
            pattern={PIN_PATTERN}
            {...field('pincode')}
            defaultValue={typed.pincode ?? asked.pin}
          />
          <ActField label={cityField} hint={byPin} maxLength={100} {...field('city')} />
        </>
      )}
      {(!isStall || page.needsState) && (
        <Select
          label={stateField}
          name="state"
          required={isStall}
          defaultValue={typed.state ?? ''}
          error={fields.state}
        >
          <option value="">{isStall ? '' : byPin}</option>
          {STATES.map(name => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      )}
      <ActField label={emailField} type="email" {...field('email')} />
      <fieldset>
        <legend className="font-medium">{paidTitle}</legend>
        {ways.map(way => (
          <label key={way} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="paid"
              value={way}
              required
              defaultChecked={(typed.paid ?? ways[0]) === way}
              className="size-5"
            />
            {paidWays[way]}
          </label>
        ))}
        {fields.paid && <FieldError>{fields.paid}</FieldError>}
      </fieldset>
      {!isStall && page.takesUpi && <ActField label={utrOfUpi} inputMode="numeric" {...field('utr')} />}
      <ActButton look="primary">{isStall ? handOverNow : placeNow}</ActButton>
    </Act>
  )
}
