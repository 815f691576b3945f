import * as words from '#messages/desk-shop-coupons.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'

const { field } = words

/** Adds a coupon, on the terms that the command has too. */
export const CouponForm = ({ typed }: { typed?: Record<string, string> | undefined }) => {
  const number = (name: string, label: string) => (
    <ActField label={label} name={name} inputMode="decimal" maxLength={20} defaultValue={typed?.[name]} />
  )
  const text = (name: string, label: string, more: object = {}) => (
    <ActField label={label} name={name} defaultValue={typed?.[name]} {...more} />
  )
  const check = (name: string, label: string) => (
    <label className="flex min-h-11 items-center gap-2">
      <input
        type="checkbox"
        name={name}
        value="yes"
        className="size-5"
        defaultChecked={typed?.[name] === 'yes'}
      />
      {label}
    </label>
  )
  return (
    <Act action="/desk/do/shop/coupon" className="desk-card">
      <h2>{words.addCoupon}</h2>
      {text('code', words.code, {
        required: true,
        hint: words.codeHint,
        autoCapitalize: 'characters',
        maxLength: 64,
      })}
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{words.takesOff}</legend>
        <div className="desk-columns-small">
          {number('percent', field.percent)}
          {number('most', field.most)}
          {number('flat', field.flat)}
        </div>
        {check('free-delivery', field.freeDelivery)}
      </fieldset>
      <details>
        <summary>{words.conditions}</summary>
        <div className="grid gap-3">
          {number('least', field.least)}
          <div className="desk-columns-small">
            {text('from', field.from, { type: 'date' })}
            {text('to', field.to, { type: 'date' })}
          </div>
          {check('first-order', field.firstOrder)}
          <div className="desk-columns-small">
            {number('per-number', field.perNumber)}
            {number('in-all', field.inAll)}
          </div>
          {text('products', field.products)}
          {text('sections', field.sections)}
        </div>
      </details>
      <ActButton look="primary">{words.addCoupon}</ActButton>
    </Act>
  )
}
