import { ButtonLink } from '#components/ui/button.tsx'
import { Rosette } from '#components/ui/motif.tsx'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { routes } from '#lib/routes.ts'
import { orderPlacedConfirm } from '#messages/cod.ts'
import { close } from '#messages/dialog.ts'
import { orderConfirmed } from '#messages/orders.ts'
import { orderWord, viewOrderDetails } from '#messages/orders-pages.ts'
import { seePracticePhone } from '#messages/updates.ts'
import { ConfirmOrder } from './confirm-order.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderLinkBox } from './order-link-box.tsx'

type Props = { order: Order; address?: string; practicePhone?: string; codeAt?: string | undefined }

/** The confirmation, as a popup over an empty page: open without script too. */
export const Confirmed = ({ order, address, practicePhone, codeAt }: Props) => (
  <div className="wrap grid place-items-center py-8">
    <section role="dialog" aria-labelledby="confirmed" className="confirmed">
      <Rosette className="size-16" />
      <h1 id="confirmed">{order.toConfirm ? orderPlacedConfirm : orderConfirmed}</h1>
      <p>
        {orderWord} <b className="whitespace-nowrap">{order.CoOrderID}</b>
      </p>
      <div className="grid w-full gap-4 text-start">
        <ConfirmOrder order={order} codeAt={codeAt} />
        <OrderDetails order={order} level="h2" />
        {address && <OrderLinkBox address={address} />}
      </div>
      {practicePhone && (
        <a className="link" href={practicePhone}>
          {seePracticePhone}
        </a>
      )}
      <div className="flex w-full flex-wrap gap-3">
        <ButtonLink look="primary" className="grow" href={routes.orders.path}>
          {viewOrderDetails}
        </ButtonLink>
        <ButtonLink className="grow" href="/">
          {close}
        </ButtonLink>
      </div>
    </section>
  </div>
)
