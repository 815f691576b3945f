import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import { Fold } from '#components/ui/fold.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import {
  bringItHere,
  deliveryPinField,
  olderOrder,
  olderOrderLead,
  orderNumberField,
} from '#messages/codes-pages.ts'

/** An order of more than ninety days ago that was placed without an account. */
export const OlderOrderForm = ({ flash }: { flash: Flash }) => (
  <Fold title={olderOrder} open={flash.say === 'olderOrderUnknown'}>
    <form method="post" action={'/do/codes/older' satisfies FormPath} className="grid max-w-md gap-4">
      <p>{olderOrderLead}</p>
      <Field
        label={orderNumberField}
        name="order"
        maxLength={64}
        autoComplete="off"
        required
        defaultValue={flash.typed?.order}
      />
      <Field
        label={deliveryPinField}
        name="pin"
        inputMode="numeric"
        maxLength={20}
        autoComplete="postal-code"
        required
      />
      <Button type="submit" className="justify-self-start">
        {bringItHere}
      </Button>
    </form>
  </Fold>
)
