import { ButtonLink } from '#components/ui/button.tsx'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { bookPage, orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import {
  confirmNow,
  correctNow,
  correctTitle,
  courierField,
  deliveredNow,
  inOneParcel,
  nextTitle,
  numberField,
  packNow,
  parcelTitle,
  shareNow,
  shareTitle,
  shipNow,
  shipTitle,
  takeBackDelivered,
  unshareNow,
} from '#messages/desk-orders.ts'
import { bookLink, byHandTitle, handedOverNow } from '#messages/desk-orders-courier.ts'
import { handOverNow } from '#messages/desk-orders-new.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { CourierNames } from './courier-names.tsx'
import { type Flash, Folded, flashOf, OrderForm } from './order-form.tsx'

type Props = { order: DeskOrder; flash: Flash }

const SHIP = '/desk/do/orders/ship'
const CORRECT = '/desk/do/orders/correct'

/** The steps that take an order on its way. */
export function OrderNext({ order, flash }: Props) {
  const { can } = order
  if (order.isAtStall && !can.handOver) return null
  return (
    <section className="desk-card" aria-labelledby="next-title">
      <h2 id="next-title">
        {can.pack || can.ship || can.deliver || can.confirm || can.handOver ? nextTitle : parcelTitle}
      </h2>
      <CourierNames couriers={order.couriers} />
      <Shared {...order} />
      {order.courier && (
        <p className="wrap-anywhere">
          <b>{order.courier}</b> {order.tracking}
        </p>
      )}
      {can.confirm && (
        <OrderForm order={order} action="/desk/do/orders/confirm" className="grid">
          <ActButton look={order.isUnconfirmed ? 'primary' : 'plain'}>{confirmNow}</ActButton>
        </OrderForm>
      )}
      {can.handOver && (
        <OrderForm order={order} action="/desk/do/orders/handOver" className="grid">
          <ActButton look="primary">{handOverNow}</ActButton>
        </OrderForm>
      )}
      {can.pack && (
        <OrderForm order={order} action="/desk/do/orders/pack" className="grid">
          <ActButton look="primary">{packNow}</ActButton>
        </OrderForm>
      )}
      {can.book && (
        <ButtonLink look="primary" href={bookPage(order.id)}>
          {bookLink}
        </ButtonLink>
      )}
      {can.ship && <Ship order={order} flash={flash} />}
      {can.deliver && (
        <OrderForm order={order} action="/desk/do/orders/delivered" className="grid">
          <ActButton look="primary">{deliveredNow}</ActButton>
        </OrderForm>
      )}
      {can.correct && (
        <Folded title={correctTitle} action={CORRECT} flash={flash}>
          {order.status === 'delivered' && <p>{takeBackDelivered}</p>}
          <Parcel order={order} action={CORRECT} flash={flash} button={correctNow} />
        </Folded>
      )}
      <Share order={order} />
    </section>
  )
}

/** By hand, or with the number that the parcel was booked under. */
function Ship({ order, flash }: Props) {
  const { can, booking } = order
  const isBooked = booking?.state === 'booked' && order.status === 'packed'
  const form = <Parcel order={order} action={SHIP} flash={flash} button={shipNow} />
  if (isBooked)
    return (
      <>
        <OrderForm order={order} action={SHIP} className="grid">
          <input type="hidden" name="courier" value={booking.courier} />
          <input type="hidden" name="number" value={booking.number} />
          <ActButton look="primary">{handedOverNow}</ActButton>
        </OrderForm>
        <Folded title={byHandTitle} action={SHIP} flash={flash}>
          {form}
        </Folded>
      </>
    )
  if (can.pack)
    return (
      <Folded title={shipTitle} action={SHIP} flash={flash}>
        {form}
      </Folded>
    )
  return (
    <>
      {can.book && <h3>{byHandTitle}</h3>}
      {form}
    </>
  )
}

type ParcelProps = Props & { action: typeof SHIP | typeof CORRECT; button: string }

function Parcel({ order, action, flash, button }: ParcelProps) {
  const { typed, fields } = flashOf(action, flash)
  const only = order.couriers.length === 1 ? order.couriers[0] : ''
  return (
    <OrderForm order={order} action={action} className="grid gap-3">
      <ActField
        label={courierField}
        name="courier"
        list="couriers"
        required
        maxLength={80}
        defaultValue={typed.courier ?? (order.courier || only)}
        error={fields.courier}
      />
      <ActField
        label={numberField}
        name="number"
        required
        maxLength={80}
        autoComplete="off"
        autoCapitalize="characters"
        defaultValue={typed.number ?? order.tracking}
        error={fields.number}
      />
      <ActButton look={order.can.book ? 'plain' : 'primary'}>{button}</ActButton>
    </OrderForm>
  )
}

/** Which orders travel with it. */
const Shared = ({ sharing }: DeskOrder) =>
  sharing.length > 0 && (
    <p>
      {inOneParcel}{' '}
      {sharing.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <a className="link" href={orderPage(id)}>
            {id}
          </a>
        </span>
      ))}
    </p>
  )

/** Another order to the same door, or a parcel of its own again: below what is done with most orders. */
function Share({ order }: { order: DeskOrder }) {
  const { sharing, mayShare, can } = order
  if (!can.share) return null
  return (
    <>
      {sharing.length > 0 && (
        <OrderForm order={order} action="/desk/do/orders/unshare" className="grid">
          <ActButton>{unshareNow}</ActButton>
        </OrderForm>
      )}
      {mayShare.length > 0 && (
        <details>
          <summary>{shareTitle}</summary>
          <div className="grid gap-2 pb-2">
            {mayShare.map(({ id }) => (
              <OrderForm key={id} order={order} action="/desk/do/orders/share" className="grid">
                <input type="hidden" name="other" value={id} />
                <ActButton>{shareNow(id)}</ActButton>
              </OrderForm>
            ))}
          </div>
        </details>
      )}
    </>
  )
}
