import type { ReactNode } from 'react'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import type { ActPath } from '#lib/desk/rules/act-path.ts'
import type { DeskReturn } from '#lib/desk/rules/orders/desk-return.ts'
import { courierField, numberField, utrOfRefund } from '#messages/desk-orders.ts'
import {
  acceptNow,
  againNow,
  backLead,
  backNow,
  backTitle,
  exchangeNow,
  exchangeTitle,
  paidNow,
  paidTitle,
  pickedNow,
  receivedNow,
  refundNow,
  refundTitle,
  refuseNow,
  refuseTitle,
  returnNext,
  sellableNo,
  sellableQuestion,
  sellableYes,
  whyField,
} from '#messages/desk-orders-returns.ts'
import { Act } from '../act.tsx'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { CourierNames } from './courier-names.tsx'
import { type Flash, Folded, flashOf } from './order-form.tsx'

type Props = { item: DeskReturn; flash: Flash }

const DO = '/desk/do/orders'
const REFUSE = `${DO}/returnRefuse`
const REFUND = `${DO}/returnRefund`
const EXCHANGE = `${DO}/returnExchange`
const BACK = `${DO}/returnBack`
const PAID = `${DO}/returnPaid`
const INSTEAD = `${DO}/returnPaidInstead`

/** The steps of a return, as far as each can be taken now. */
export function ReturnNext({ item, flash }: Props) {
  const { can } = item
  if (!Object.values(can).some(Boolean)) return null
  const folded = { item, flash }
  return (
    <section className="desk-card" aria-labelledby="next-title">
      <h2 id="next-title">{returnNext}</h2>
      <CourierNames couriers={item.couriers} />
      {can.accept && <Step item={item} action={`${DO}/returnAccept`} text={acceptNow} isPrimary />}
      {can.pick && <Step item={item} action={`${DO}/returnPicked`} text={pickedNow} />}
      {can.receive && <Step item={item} action={`${DO}/returnReceived`} text={receivedNow} isPrimary />}
      {can.exchange && (
        <Form {...folded} action={EXCHANGE} title={exchangeTitle} button={exchangeNow}>
          <ActField label={courierField} name="courier" list="couriers" required maxLength={80} />
          <ActField label={numberField} name="parcel" required maxLength={80} autoComplete="off" />
          <Sellable />
        </Form>
      )}
      {can.refund && (
        <Form {...folded} action={REFUND} title={refundTitle} button={refundNow}>
          <Sellable />
        </Form>
      )}
      {can.back && (
        <Form {...folded} action={BACK} title={backTitle} button={backNow}>
          <p>{backLead}</p>
          <Sellable />
        </Form>
      )}
      {can.again && <Step item={item} action={`${DO}/returnAgain`} text={againNow} />}
      {can.utr && <Paid {...folded} action={PAID} />}
      {can.paidInstead && <Paid {...folded} action={INSTEAD} />}
      {can.refuse && <Refuse {...folded} />}
    </section>
  )
}

type StepProps = { item: DeskReturn; action: ActPath; text: string; isPrimary?: boolean }

const Step = ({ item, action, text, isPrimary }: StepProps) => (
  <Act action={action} className="grid">
    <OfReturn item={item} action={action} />
    <ActButton look={isPrimary ? 'primary' : 'plain'}>{text}</ActButton>
  </Act>
)

const OfReturn = ({ item, action }: { item: DeskReturn; action: string }) => (
  <>
    <input type="hidden" name="number" value={item.number} />
    <input type="hidden" name="seen" value={item.seen} />
    <input type="hidden" name="form" value={action} />
  </>
)

type FormProps = Props & { action: ActPath; title: string; button: string; children: ReactNode }

const Form = ({ item, flash, action, title, button, children }: FormProps) => (
  <Folded title={title} action={action} flash={flash}>
    <Act action={action} className="grid gap-3">
      <OfReturn item={item} action={action} />
      {children}
      <ActButton look="primary">{button}</ActButton>
    </Act>
  </Folded>
)

/** Nothing is chosen beforehand: either is easily wrong. */
const Sellable = () => (
  <fieldset>
    <legend className="font-medium">{sellableQuestion}</legend>
    {(['yes', 'no'] as const).map(value => (
      <label key={value} className="flex min-h-11 items-center gap-3">
        <input type="radio" name="sellable" value={value} required className="size-5" />
        {value === 'yes' ? sellableYes : sellableNo}
      </label>
    ))}
  </fieldset>
)

function Paid({ item, flash, action }: Props & { action: ActPath }) {
  const { typed, fields } = flashOf(action, flash)
  return (
    <Form item={item} flash={flash} action={action} title={paidTitle} button={paidNow}>
      <ActField
        label={utrOfRefund}
        name="utr"
        required
        maxLength={40}
        autoComplete="off"
        defaultValue={typed.utr}
        error={fields.utr}
      />
    </Form>
  )
}

function Refuse({ item, flash }: Props) {
  const { typed, fields } = flashOf(REFUSE, flash)
  return (
    <Form item={item} flash={flash} action={REFUSE} title={refuseTitle} button={refuseNow}>
      <ActField
        label={whyField}
        name="reason"
        required
        maxLength={SHOP_REASON_MAX}
        defaultValue={typed.reason}
        error={fields.reason}
      />
    </Form>
  )
}
