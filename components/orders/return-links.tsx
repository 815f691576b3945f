import { ButtonLink } from '#components/ui/button.tsx'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { complaintPath, returnPath } from '#lib/returns/rules/return-path.ts'
import { complainAboutOrder, returnOrExchange } from '#messages/returns-pages.ts'

/** The actions on an order that has been sent; none with another host. */
export const ReturnLinks = ({ order: { CoOrderID: id, returns } }: { order: Order }) =>
  returns && (
    <>
      <ButtonLink size="small" href={returnPath(id)}>
        {returnOrExchange}
      </ButtonLink>
      <ButtonLink size="small" href={complaintPath(id)}>
        {complainAboutOrder}
      </ButtonLink>
    </>
  )
