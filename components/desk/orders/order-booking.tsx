import { ButtonLink } from '#components/ui/button.tsx'
import type { DeskBooking } from '#lib/desk/rules/orders/desk-booking.ts'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { courierLabelPath } from '#lib/desk/rules/orders/order-paths.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  askPickupNow,
  bookingStates,
  bookingTitle,
  cancelBookingNow,
  cancelBookingTitle,
  costs,
  courierLabelLink,
  fetchedAt,
  lookAgainNow,
  notFetchedYet,
  practiceLead,
  practiceMoveLink,
  trackStates,
} from '#messages/desk-orders-courier.ts'
import { ActButton } from '../act-button.tsx'
import { type Flash, Folded, OrderForm } from './order-form.tsx'
import { ParcelTask } from './parcel-task.tsx'

type Props = { order: DeskOrder; flash: Flash }

const CANCEL = '/desk/do/orders/cancelBooking'

/** The parcel that a courier service brings: its number, how far it is, and what can be done about it. */
export function OrderBooking({ order, flash }: Props) {
  const { booking } = order
  if (!booking) return null
  const isOver = ['absent', 'refused', 'cancelled'].includes(booking.state)
  // It went with another one.
  if (isOver && !booking.task && order.status !== 'packed') return null
  const isBooked = booking.state === 'booked'
  const isHere = isBooked && (booking.track === '' || booking.track === 'booked')
  return (
    <section className="desk-card" aria-labelledby="booking-title">
      <h2 id="booking-title">{bookingTitle}</h2>
      {booking.task && <ParcelTask order={order} booking={booking} flash={flash} />}
      <p className="wrap-anywhere">
        <b>{booking.courier}</b> {booking.number}
      </p>
      <p>{stateOf(booking)}</p>
      {isHere && <p>{booking.pickup ? fetchedAt(booking.pickup) : notFetchedYet}</p>}
      <p className="text-sm text-muted">{costs(exactRupees(booking.paise))}</p>
      {booking.error && <p className="text-sm">{booking.error}</p>}
      {isBooked && (
        <p>
          <ButtonLink href={courierLabelPath(order.id)} target="_blank">
            {courierLabelLink}
          </ButtonLink>
        </p>
      )}
      {isHere && !booking.pickup && (
        <OrderForm order={order} action="/desk/do/orders/askPickup" className="grid">
          <ActButton look="primary">{askPickupNow}</ActButton>
        </OrderForm>
      )}
      {(booking.state === 'unknown' || booking.state === 'asked') && (
        <OrderForm order={order} action="/desk/do/orders/lookForBooking" className="grid">
          <ActButton look="primary">{lookAgainNow}</ActButton>
        </OrderForm>
      )}
      {isHere && order.tracking !== booking.number && (
        <Folded title={cancelBookingTitle} action={CANCEL} flash={flash}>
          <OrderForm order={order} action={CANCEL} className="grid">
            <ActButton>{cancelBookingNow}</ActButton>
          </OrderForm>
        </Folded>
      )}
      {booking.practicePath && (
        <p className="text-sm">
          {practiceLead}{' '}
          <a className="link" href={booking.practicePath} target="_blank" rel="noopener">
            {practiceMoveLink}
          </a>
        </p>
      )}
    </section>
  )
}

const stateOf = ({ state, track, trackText, trackAt }: DeskBooking) =>
  state === 'booked' && track
    ? [trackStates[track], trackText, trackAt].filter(Boolean).join(' · ')
    : bookingStates[state]
