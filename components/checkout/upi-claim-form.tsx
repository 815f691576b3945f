import { fieldErrors } from '#components/session/field-errors.ts'
import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import { UTR_PATTERN } from '#lib/checkout/rules/upi-utr.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { sendUtr, triesLeft, utrField, utrHint } from '#messages/upi-pages.ts'

type Props = { title: string; orderId: string; left: number; flash: Flash }

/** "I have paid": the bank's number of the payment. Sent twice it is one. */
export const UpiClaimForm = ({ title, orderId, left, flash }: Props) => (
  <form
    id="paid"
    method="post"
    action={'/do/checkout/upi-paid' satisfies FormPath}
    className="grid gap-3"
    aria-labelledby="paid-title"
  >
    <h2 id="paid-title" className="text-lg">
      {title}
    </h2>
    <input type="hidden" name="order" value={orderId} />
    <Field
      label={utrField}
      hint={utrHint}
      name="utr"
      required
      defaultValue={flash.typed?.utr}
      error={fieldErrors(flash).utr}
      inputMode="numeric"
      autoComplete="off"
      pattern={UTR_PATTERN}
      title={utrHint}
      maxLength={40}
    />
    <p className="text-sm text-muted">{triesLeft(left)}</p>
    <div>
      <Button type="submit" look="primary">
        {sendUtr}
      </Button>
    </div>
  </form>
)
