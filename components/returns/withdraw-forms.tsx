import { Button } from '#components/ui/button.tsx'
import type { Order } from '#lib/contract/orders-schemas.ts'
import type { FormPath } from '#lib/forms/rules/form-path.ts'
import { mayReturnStep } from '#lib/returns/rules/return-state.ts'
import { withdrawNumbered } from '#messages/returns-pages.ts'

/** For each return that nobody has picked up yet. */
export const WithdrawForms = ({ order }: { order: Order }) =>
  order.returns?.requests
    .filter(request => mayReturnStep(request, 'withdrawn'))
    .map(({ number }) => (
      <form key={number} method="post" action={'/do/returns/withdraw' satisfies FormPath}>
        <input type="hidden" name="order" value={order.CoOrderID} />
        <input type="hidden" name="number" value={number} />
        <Button type="submit" size="small">
          {withdrawNumbered(number)}
        </Button>
      </form>
    ))
