import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { OrderView } from '#components/desk/orders/order-view.tsx'
import { ORDERS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { readLogo } from '#lib/shop/server/read-shop.ts'
import { backToOrders, orderTitle } from '#messages/desk-orders.ts'

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: orderTitle((await params).id),
})

/** One order whole. */
export default async function OrderPage({ params }: Props) {
  const { id } = await params
  const { person, read: order } = await readDesk('orders', 'one', { id })
  if (!order) notFound()
  const { value: logo } = await readLogo()
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={orderTitle(order.id)}
      up={{ href: ORDERS_PAGE, text: backToOrders }}
    >
      <OrderView order={order} flash={await readFlashOfDesk()} shop={logo?.name ?? ''} />
    </DeskFrame>
  )
}
