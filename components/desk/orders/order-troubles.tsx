import { Select } from '#components/ui/select.tsx'
import { addressFields as addressValues } from '#lib/addresses/rules/address-text.ts'
import { SHOP_REASON_MAX } from '#lib/constants.ts'
import { FORM_FIELDS } from '#lib/contract/address-fields.ts'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import { STATES } from '#lib/rules/states.ts'
import {
  addressFields,
  addressNow,
  addressTitle,
  cameBackLead,
  cameBackNow,
  cameBackTitle,
  cancelLead,
  cancelNow,
  cancelReason,
  cancelTitle,
  damagedNow,
  goodwillAmount,
  goodwillLead,
  goodwillNow,
  goodwillReason,
  goodwillTitle,
  loseLead,
  losePartLead,
  losePartTitle,
  loseTitle,
  lostNow,
  otherEnds,
  partDamagedNow,
  partLostNow,
  piecesOf,
  refusedLead,
  refusedNow,
  refusedTitle,
} from '#messages/desk-orders.ts'
import { ActButton } from '../act-button.tsx'
import { ActField } from '../act-field.tsx'
import { type Flash, Folded, flashOf, OrderForm } from './order-form.tsx'

type Props = { order: DeskOrder; flash: Flash }

const CANCEL = '/desk/do/orders/cancel'
const REFUSED = '/desk/do/orders/refused'
const BACK = '/desk/do/orders/cameBack'
const LOSE = '/desk/do/orders/lose'
const LOSE_PART = '/desk/do/orders/losePart'
const GOODWILL = '/desk/do/orders/goodwill'
const ADDRESS = '/desk/do/orders/address'

/** What is not the way of every order. Each is opened before it can be pressed. */
export function OrderTroubles({ order, flash }: Props) {
  const { can } = order
  if (!(can.cancel || can.refuse || can.comeBack || can.lose || can.losePart || can.goodwill || can.address))
    return null
  const cancel = flashOf(CANCEL, flash)
  return (
    <section className="desk-card" aria-labelledby="troubles-title">
      <h2 id="troubles-title">{otherEnds}</h2>
      {can.address && (
        <Folded title={addressTitle} action={ADDRESS} flash={flash}>
          <AddressForm order={order} flash={flash} />
        </Folded>
      )}
      {can.refuse && (
        <Folded title={refusedTitle} action={REFUSED} flash={flash}>
          <p>{refusedLead}</p>
          <OrderForm order={order} action={REFUSED} className="grid">
            <ActButton>{refusedNow}</ActButton>
          </OrderForm>
        </Folded>
      )}
      {can.comeBack && (
        <Folded title={cameBackTitle} action={BACK} flash={flash}>
          <p>{cameBackLead}</p>
          <OrderForm order={order} action={BACK} className="grid">
            <ActButton>{cameBackNow}</ActButton>
          </OrderForm>
        </Folded>
      )}
      {can.lose && (
        <Folded title={loseTitle} action={LOSE} flash={flash}>
          <p>{loseLead}</p>
          <OrderForm order={order} action={LOSE} className="desk-acts">
            <ActButton name="kind" value="lost">
              {lostNow}
            </ActButton>
            <ActButton name="kind" value="damaged">
              {damagedNow}
            </ActButton>
          </OrderForm>
        </Folded>
      )}
      {can.losePart && (
        <Folded title={losePartTitle} action={LOSE_PART} flash={flash}>
          <p>{losePartLead}</p>
          <PiecesForm order={order} flash={flash} />
        </Folded>
      )}
      {can.goodwill && (
        <Folded title={goodwillTitle} action={GOODWILL} flash={flash}>
          <p>{goodwillLead}</p>
          <GoodwillForm order={order} flash={flash} />
        </Folded>
      )}
      {can.cancel && (
        <Folded title={cancelTitle} action={CANCEL} flash={flash}>
          <p>{cancelLead}</p>
          <OrderForm order={order} action={CANCEL} className="grid gap-3">
            <ActField
              label={cancelReason}
              name="reason"
              required
              maxLength={SHOP_REASON_MAX}
              defaultValue={cancel.typed.reason}
              error={cancel.fields.reason}
            />
            <ActButton>{cancelNow}</ActButton>
          </OrderForm>
        </Folded>
      )}
    </section>
  )
}

function PiecesForm({ order, flash }: Props) {
  const { typed, fields } = flashOf(LOSE_PART, flash)
  return (
    <OrderForm order={order} action={LOSE_PART} className="grid gap-3">
      {order.lines
        .filter(({ left }) => left > 0)
        .map(({ place, name, choice, left }) => (
          <ActField
            key={place}
            label={piecesOf([name, choice].filter(Boolean).join(', '), left)}
            name={`pieces-${place}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={left}
            defaultValue={typed[`pieces-${place}`] ?? 0}
            error={fields[`pieces-${place}`]}
          />
        ))}
      <div className="desk-acts">
        <ActButton name="kind" value="lost">
          {partLostNow}
        </ActButton>
        <ActButton name="kind" value="damaged">
          {partDamagedNow}
        </ActButton>
      </div>
    </OrderForm>
  )
}

function GoodwillForm({ order, flash }: Props) {
  const { typed, fields } = flashOf(GOODWILL, flash)
  return (
    <OrderForm order={order} action={GOODWILL} className="grid gap-3">
      <ActField
        label={goodwillAmount}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required
        maxLength={20}
        defaultValue={typed.amount}
        error={fields.amount}
      />
      <ActField
        label={goodwillReason}
        name="reason"
        required
        maxLength={SHOP_REASON_MAX}
        defaultValue={typed.reason}
        error={fields.reason}
      />
      <ActButton>{goodwillNow}</ActButton>
    </OrderForm>
  )
}

function AddressForm({ order, flash }: Props) {
  const { typed, fields } = flashOf(ADDRESS, flash)
  const before = addressValues(order.address)
  return (
    <OrderForm order={order} action={ADDRESS} className="grid gap-3">
      {FORM_FIELDS.map(name =>
        name === 'state' ? (
          <Select
            key={name}
            label={addressFields.state}
            name="state"
            defaultValue={typed.state ?? before.state}
            error={fields.state}
          >
            <option value="" />
            {STATES.map(state => (
              <option key={state}>{state}</option>
            ))}
          </Select>
        ) : (
          <ActField
            key={name}
            label={addressFields[name]}
            name={name}
            maxLength={200}
            autoComplete="off"
            inputMode={name === 'mobile' || name === 'pincode' ? 'numeric' : undefined}
            defaultValue={typed[name] ?? before[name]}
            error={fields[name]}
          />
        ),
      )}
      <ActButton look="primary">{addressNow}</ActButton>
    </OrderForm>
  )
}
