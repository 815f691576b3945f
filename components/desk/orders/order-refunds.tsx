import { SHOP_REASON_MAX } from '#lib/constants.ts'
import type { DeskOrder, DeskRefund, OwnersPart } from '#lib/desk/rules/orders/desk-order.ts'
import {
  gaveBackNow,
  gaveBackTitle,
  howField,
  partPaidTitle,
  refundAgainNow,
  refundsTitle,
  utrField,
  utrOfRefund,
} from '#messages/desk-orders.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { type Flash, Folded, flashOf, OrderForm } from './order-form.tsx'

type Props = { order: DeskOrder; owner: OwnersPart; flash: Flash }

/** What of its money goes back, and what the seller does about it. */
export function OrderRefunds({ order, owner, flash }: Props) {
  if (owner.refunds.length + owner.partRefunds.length === 0) return null
  const own = owner.partRefunds.filter(({ name }) => name === order.id)
  return (
    <section className="desk-card" aria-labelledby="refunds-title">
      <h2 id="refunds-title">{refundsTitle}</h2>
      {owner.refunds.map(refund => (
        <div key={refund.name} className="grid gap-2">
          <p className="wrap-anywhere">{[refund.words, refund.payTo].filter(Boolean).join(', ')}</p>
          {refund.state !== 'done' && (
            <OpenRefund order={order} isByUpi={owner.isByUpi} refund={refund} flash={flash} />
          )}
        </div>
      ))}
      {owner.partRefunds.map((refund, at) => (
        <p key={at} className="wrap-anywhere">
          {refund.words}
        </p>
      ))}
      {own.some(({ state }) => state === 'stuck') && (
        <>
          <OrderForm order={order} action="/desk/do/orders/partAgain" className="grid">
            <ActButton>{refundAgainNow}</ActButton>
          </OrderForm>
          <PartPaid order={order} flash={flash} action="/desk/do/orders/partPaidInstead" />
        </>
      )}
      {own.some(({ state }) => state === 'by-hand') && (
        <PartPaid order={order} flash={flash} action="/desk/do/orders/partPaid" />
      )}
    </section>
  )
}

type OpenProps = { order: DeskOrder; isByUpi: boolean; refund: DeskRefund; flash: Flash }

function OpenRefund({ order, isByUpi, refund, flash }: OpenProps) {
  const action = isByUpi ? '/desk/do/orders/gaveBack' : '/desk/do/orders/refundDone'
  const { typed, fields } = flashOf(action, flash)
  return (
    <>
      {!isByUpi && refund.state === 'stuck' && (
        <OrderForm order={order} action="/desk/do/orders/refundAgain" className="grid">
          <input type="hidden" name="payment" value={refund.name} />
          <ActButton>{refundAgainNow}</ActButton>
        </OrderForm>
      )}
      {(isByUpi || refund.state === 'stuck') && (
        <Folded title={gaveBackTitle} action={action} flash={flash}>
          <OrderForm order={order} action={action} className="grid gap-3">
            <input type="hidden" name="payment" value={refund.name} />
            {isByUpi ? (
              <ActField
                label={utrField}
                name="utr"
                inputMode="numeric"
                autoComplete="off"
                required
                maxLength={40}
                defaultValue={typed.utr}
                error={fields.utr}
              />
            ) : (
              <ActField
                label={howField}
                name="how"
                required
                maxLength={SHOP_REASON_MAX}
                defaultValue={typed.how}
                error={fields.how}
              />
            )}
            <ActButton>{gaveBackNow}</ActButton>
          </OrderForm>
        </Folded>
      )}
    </>
  )
}

type PartProps = {
  order: DeskOrder
  flash: Flash
  action: '/desk/do/orders/partPaid' | '/desk/do/orders/partPaidInstead'
}

function PartPaid({ order, flash, action }: PartProps) {
  const { typed, fields } = flashOf(action, flash)
  return (
    <Folded title={partPaidTitle} action={action} flash={flash}>
      <OrderForm order={order} action={action} className="grid gap-3">
        <ActField
          label={utrOfRefund}
          name="utr"
          autoComplete="off"
          required
          maxLength={40}
          defaultValue={typed.utr}
          error={fields.utr}
        />
        <ActButton>{gaveBackNow}</ActButton>
      </OrderForm>
    </Folded>
  )
}
