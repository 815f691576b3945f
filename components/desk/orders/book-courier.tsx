import { Notice } from '#components/ui/notice.tsx'
import { dayInWords } from '#lib/delivery/rules/day-in-words.ts'
import type { DeskRate, Shipping } from '#lib/desk/rules/orders/desk-booking.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { courierField, numberField, shipNow } from '#messages/desk-orders.ts'
import * as words from '#messages/desk-orders-courier.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { CourierNames } from './courier-names.tsx'
import { type Flash, flashOf, OrderForm } from './order-form.tsx'
import { ParcelForm } from './parcel-form.tsx'

type Props = { shipping: Shipping; flash: Flash }

const BOOK = '/desk/do/orders/book'
const SHIP = '/desk/do/orders/ship'

/** The parcel, what each courier asks for it, and the form that needs no courier service. */
export function BookCourier({ shipping, flash }: Props) {
  const { parcel, rates, refused, sharing } = shipping
  return (
    <>
      {shipping.isPractice && <Notice>{words.practiceLead}</Notice>}
      <section className="desk-card" aria-labelledby="parcel-title">
        <h2 id="parcel-title">{words.parcelIs}</h2>
        <p>{[shipping.place, moneyOf(shipping.collect)].join('. ')}</p>
        <p>{words.measuredAs(words.inGrams(parcel.weight), parcel.length, parcel.breadth, parcel.height)}</p>
        {sharing.length > 0 && <p>{words.togetherWith(sharing.join(', '))}</p>}
        {shipping.isWeightGuessed && <p className="text-sm">{words.weightGuessed}</p>}
        {shipping.isBoxGuessed && <p className="text-sm">{words.boxGuessed}</p>}
        <details>
          <summary>{words.measureAgain}</summary>
          <ParcelForm parcel={parcel} />
        </details>
      </section>
      {refused && <Notice tone="bad">{refused}</Notice>}
      {rates.length > 0 && (
        <section className="desk-card" aria-labelledby="rates-title">
          <h2 id="rates-title">{words.chooseCourier}</h2>
          <OrderForm order={shipping} action={BOOK} className="grid gap-3">
            {(['weight', 'length', 'breadth', 'height'] as const).map(name => (
              <input key={name} type="hidden" name={name} value={parcel[name]} />
            ))}
            <ul className="desk-rates">
              {rates.map((rate, at) => (
                <li key={rate.code}>
                  <RateChoice rate={rate} isFirst={at === 0} />
                </li>
              ))}
            </ul>
            <ActButton look="primary">{words.bookNow}</ActButton>
          </OrderForm>
        </section>
      )}
      <ByHand shipping={shipping} flash={flash} />
    </>
  )
}

const moneyOf = (collect: number | undefined) => {
  if (collect === undefined) return words.collectsMoney
  return collect > 0 ? words.collects(exactRupees(collect)) : words.prepaid
}

const RateChoice = ({ rate, isFirst }: { rate: DeskRate; isFirst: boolean }) => (
  <label className="desk-rate">
    <input type="radio" name="rate" value={`${rate.code} ${rate.paise}`} required defaultChecked={isFirst} />
    <span className="min-w-0 wrap-anywhere">
      <b>{rate.courier}</b>
      <br />
      <span className="text-sm">{whenOf(rate)}</span>
    </span>
    <span className="text-right">
      <b>{exactRupees(rate.paise)}</b>
      <span className="flex flex-wrap justify-end gap-1">
        {rate.isCheapest && <span className="desk-tag">{words.cheapest}</span>}
        {rate.isFastest && <span className="desk-tag">{words.fastest}</span>}
      </span>
    </span>
  </label>
)

const whenOf = ({ day, days }: DeskRate) => {
  const date = dayInWords(day)
  if (date) return words.byDay(date)
  return days === undefined ? '' : words.inDays(days)
}

/** No courier that is down stops a parcel. */
function ByHand({ shipping, flash }: Props) {
  const { typed, fields } = flashOf(SHIP, flash)
  return (
    <details className="desk-card" open={shipping.refused !== '' || typed.form === SHIP}>
      <summary>{words.byHandTitle}</summary>
      <CourierNames couriers={shipping.couriers} />
      <OrderForm order={shipping} action={SHIP} className="grid gap-3">
        <ActField
          label={courierField}
          name="courier"
          list="couriers"
          required
          maxLength={80}
          defaultValue={typed.courier}
          error={fields.courier}
        />
        <ActField
          label={numberField}
          name="number"
          required
          maxLength={80}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={typed.number}
          error={fields.number}
        />
        <ActButton look={shipping.rates.length > 0 ? 'plain' : 'primary'}>{shipNow}</ActButton>
      </OrderForm>
    </details>
  )
}
