import { ButtonLink } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { routes } from '#lib/routes.ts'
import { myOrders } from '#messages/header.ts'
import { orderDataMissing } from '#messages/orders.ts'

/** The page for an order that this customer does not have. */
export const OrderMissing = () => (
  <EmptyState title={orderDataMissing}>
    <ButtonLink href={routes.orders.path} look="primary">
      {myOrders}
    </ButtonLink>
  </EmptyState>
)
