import { ButtonLink } from '#components/ui/button.tsx'
import type { DeskBooking } from '#lib/desk/rules/orders/desk-booking.ts'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { callCustomer } from '#messages/desk-orders.ts'
import {
  sendBackLead,
  sendBackNow,
  sendBackTitle,
  taskDoneNow,
  taskLost,
  taskTitles,
  taskTwice,
  tryAgainNow,
  wordsField,
} from '#messages/desk-orders-courier.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { type Flash, Folded, flashOf, OrderForm } from './order-form.tsx'

type Props = { order: DeskOrder; booking: DeskBooking; flash: Flash }

const AGAIN = '/desk/do/orders/tryAgain'
const BACK = '/desk/do/orders/sendBack'

/** What somebody has to do about a parcel. */
export function ParcelTask({ order, booking, flash }: Props) {
  const { task, taskNote } = booking
  if (!task) return null
  return (
    <div className="grid gap-2">
      <p className="font-medium text-danger">{taskTitles[task]}</p>
      {task === 'twice' && <p>{taskTwice(taskNote)}</p>}
      {task === 'lost' && <p>{taskLost}</p>}
      {task === 'failed' && (
        <>
          <p>
            <ButtonLink href={`tel:+91${order.address.mobileno}`}>{callCustomer}</ButtonLink>
          </p>
          <Words order={order} action={AGAIN} flash={flash} button={tryAgainNow} isFirst />
          {order.owner && (
            <Folded title={sendBackTitle} action={BACK} flash={flash}>
              <p>{sendBackLead}</p>
              <Words order={order} action={BACK} flash={flash} button={sendBackNow} />
            </Folded>
          )}
        </>
      )}
      <OrderForm order={order} action="/desk/do/orders/parcelTaskDone" className="grid">
        <ActButton>{taskDoneNow}</ActButton>
      </OrderForm>
    </div>
  )
}

type WordsProps = {
  order: DeskOrder
  action: typeof AGAIN | typeof BACK
  flash: Flash
  button: string
  isFirst?: boolean
}

function Words({ order, action, flash, button, isFirst = false }: WordsProps) {
  const { typed, fields } = flashOf(action, flash)
  return (
    <OrderForm order={order} action={action} className="grid gap-3">
      <ActField
        label={wordsField}
        name="words"
        required
        maxLength={200}
        defaultValue={typed.words}
        error={fields.words}
      />
      <ActButton look={isFirst ? 'primary' : 'plain'}>{button}</ActButton>
    </OrderForm>
  )
}
