import { Button } from '#components/ui/button.tsx'
import { Field } from '#components/ui/field.tsx'
import type { Flash } from '#lib/api/server/flash.ts'
import type { Order } from '#lib/contract/orders-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { saveUpi, upiField, upiTitle } from '#messages/returns-pages.ts'

/** Where a refund goes that the shop has agreed to already. */
export const UpiForm = ({ order, flash }: { order: Order; flash: Flash }) => (
  <form method="post" action={'/do/returns/target' satisfies FormPath} className="grid gap-3">
    <h2 className="text-lg">{upiTitle}</h2>
    <input type="hidden" name="order" value={order.CoOrderID} />
    <Field
      label={upiField}
      name="upi"
      required
      defaultValue={flash.typed?.upi}
      autoComplete="off"
      autoCapitalize="none"
      inputMode="email"
      maxLength={320}
    />
    <div>
      <Button type="submit" look="primary">
        {saveUpi}
      </Button>
    </div>
  </form>
)
