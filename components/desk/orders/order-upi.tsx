import { UTR_PATTERN } from '#lib/checkout/rules/upi-utr.ts'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import type { DeskOrder, OwnersPart } from '#lib/desk/rules/orders/desk-order.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  amountField,
  anywayBox,
  cancelReason,
  lateLead,
  lateNow,
  lateTitle,
  notPaidNow,
  notPaidTitle,
  otherUtrField,
  paidNow,
  upiFlagged,
  upiFoundWas,
  upiNoClaim,
  upiRefusedWas,
  upiTitle,
  upiWaits,
  utrField,
} from '#messages/desk-orders.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { type Flash, Folded, flashOf, OrderForm } from './order-form.tsx'

type Props = { order: DeskOrder; owner: OwnersPart; flash: Flash }

const PAID = '/desk/do/orders/paid'
const NOT_PAID = '/desk/do/orders/notPaid'
const LATE = '/desk/do/orders/lateMoney'

/** A payment by UPI: the seller looks for it in the bank, and says what is there. */
export function OrderUpi({ order, owner, flash }: Props) {
  const { upi } = owner
  const isWaiting = upi?.state === 'waiting'
  const found = flashOf(PAID, flash)
  const refused = flashOf(NOT_PAID, flash)
  const late = flashOf(LATE, flash)
  return (
    <section className="desk-card" aria-labelledby="upi-title">
      <h2 id="upi-title">{upiTitle}</h2>
      <p>
        {!upi
          ? upiNoClaim
          : isWaiting
            ? upiWaits(upi.utr, exactRupees(owner.total))
            : upi.state === 'confirmed'
              ? upiFoundWas(upi.utr)
              : upiRefusedWas(upi.utr, upi.reason)}
      </p>
      {isWaiting && upi?.isFlagged && <p className="text-danger">{upiFlagged}</p>}
      {!owner.isPaid && (
        <OrderForm order={order} action={PAID} className="grid gap-3">
          <ActField
            label={isWaiting ? otherUtrField : utrField}
            name="utr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            pattern={UTR_PATTERN}
            required={!isWaiting}
            defaultValue={found.typed.utr}
            error={found.fields.utr}
          />
          {isWaiting && upi?.isFlagged && (
            <label className="flex min-h-11 items-center gap-3">
              <input type="checkbox" className="size-5" name="anyway" value="yes" />
              {anywayBox}
            </label>
          )}
          <ActButton look="primary">{paidNow}</ActButton>
        </OrderForm>
      )}
      {isWaiting && (
        <Folded title={notPaidTitle} action={NOT_PAID} flash={flash}>
          <OrderForm order={order} action={NOT_PAID} className="grid gap-3">
            <ActField
              label={cancelReason}
              name="reason"
              required
              maxLength={SHOP_REASON_MAX}
              defaultValue={refused.typed.reason}
              error={refused.fields.reason}
            />
            <ActButton>{notPaidNow}</ActButton>
          </OrderForm>
        </Folded>
      )}
      <Folded title={lateTitle} action={LATE} flash={flash}>
        <p>{lateLead}</p>
        <OrderForm order={order} action={LATE} className="grid gap-3">
          <ActField
            label={utrField}
            name="utr"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            required
            pattern={UTR_PATTERN}
            defaultValue={late.typed.utr}
            error={late.fields.utr}
          />
          <ActField
            label={amountField}
            name="amount"
            inputMode="decimal"
            required
            maxLength={20}
            defaultValue={late.typed.amount}
            error={late.fields.amount}
          />
          <ActButton>{lateNow}</ActButton>
        </OrderForm>
      </Folded>
    </section>
  )
}
