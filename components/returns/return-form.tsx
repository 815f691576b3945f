import { fieldErrors } from '#components/session/field-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { PictureField } from '#components/ui/picture-field.tsx'
import { Select } from '#components/ui/select.tsx'
import { TextArea } from '#components/ui/text-area.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { TEXT_MOST } from '#lib/returns/rules/return-limits.ts'
import { RETURN_REASONS } from '#lib/returns/rules/return-state.ts'
import { returnReasonWords } from '#messages/returns.ts'
import {
  askButton,
  chooseWhy,
  picturesField,
  picturesHint,
  tellMore,
  upiField,
  upiHint,
  whatDoYouWant,
  whatGoesBack,
  whyReturn,
} from '#messages/returns-pages.ts'
import { returnPaidBy } from '#messages/seller-details.ts'
import { RefundOrExchange } from './refund-or-exchange.tsx'
import { ReturnLine } from './return-line.tsx'

type Props = {
  page: {
    order: Order
    left: number[]
    choices: { place: number; value: string }[]
    mayExchange: boolean
    wayBackPaidBy: 'seller' | 'customer' | undefined
    needsUpi: boolean
  }
  formKey: string
  /** Whose text is kept where the session ends meanwhile. */
  draftOwner: string
  flash: Flash
}

/** Works without script: the form is sent as it is, and its refusal is shown above it with what was chosen. */
export function ReturnForm({ page, formKey, draftOwner, flash }: Props) {
  const { order, left, choices, mayExchange, wayBackPaidBy, needsUpi } = page
  const { typed } = flash
  const errors = fieldErrors(flash)
  const asksForUpi = needsUpi && !order.returns?.upiFrozen
  return (
    <form
      method="post"
      action={'/do/returns/ask' satisfies FormPath}
      encType="multipart/form-data"
      className="grid gap-5"
    >
      <input type="hidden" name="order" value={order.CoOrderID} />
      <input type="hidden" name="form_key" value={formKey} />
      <input type="hidden" name="owner" value={draftOwner} />
      <fieldset className="grid gap-4">
        <legend className="mb-2 text-lg font-medium">{whatGoesBack}</legend>
        {order.lines.map(
          (line, place) =>
            (left[place] ?? 0) > 0 && (
              <ReturnLine
                key={`${line.ASIN}-${place}`}
                line={line}
                place={place}
                left={left[place] ?? 0}
                choices={choices.filter(choice => choice.place === place).map(({ value }) => value)}
                mayExchange={mayExchange}
                typed={typed}
              />
            ),
        )}
      </fieldset>
      {wayBackPaidBy && <p>{returnPaidBy[wayBackPaidBy]}</p>}
      <RefundOrExchange label={whatDoYouWant} mayExchange={mayExchange} chosen={typed?.wish} />
      <Select label={whyReturn} name="reason" required defaultValue={typed?.reason ?? ''}>
        <option value="">{chooseWhy}</option>
        {RETURN_REASONS.map(reason => (
          <option key={reason} value={reason}>
            {returnReasonWords[reason]}
          </option>
        ))}
      </Select>
      <TextArea
        label={tellMore}
        name="comment"
        maxLength={TEXT_MOST}
        defaultValue={typed?.comment}
        error={errors.comment}
      />
      <PictureField label={picturesField} hint={picturesHint} />
      {asksForUpi && (
        <Field
          label={upiField}
          hint={upiHint}
          name="upi"
          defaultValue={typed?.upi}
          autoComplete="off"
          autoCapitalize="none"
          inputMode="email"
          maxLength={320}
        />
      )}
      <div>
        <Button type="submit" look="primary">
          {askButton}
        </Button>
      </div>
    </form>
  )
}
