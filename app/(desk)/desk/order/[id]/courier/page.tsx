import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { BookCourier } from '#components/desk/orders/book-courier.tsx'
import { orderPage } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { backToOrder, shipPageTitle } from '#messages/desk-orders-courier.ts'

type Props = {
  params: Promise<{ id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: shipPageTitle((await params).id),
})

/** Which courier brings an order, and for how much. */
export default async function BookCourierPage({ params, searchParams }: Props) {
  const { id } = await params
  const typed = await searchParams
  const parcel = {
    ...{ weight: one(typed.weight), length: one(typed.length) },
    ...{ breadth: one(typed.breadth), height: one(typed.height) },
  }
  const { person, read: shipping } = await readDesk('orders', 'shipping', { id, parcel })
  if (!shipping) {
    const { read: order } = await readDesk('orders', 'one', { id })
    // It is sent already, or booked: its page says so.
    if (!order) notFound()
    redirect(orderPage(order.id))
  }
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={shipPageTitle(shipping.id)}
      up={{ href: orderPage(shipping.id), text: backToOrder(shipping.id) }}
    >
      <BookCourier shipping={shipping} flash={await readFlashOfDesk()} />
    </DeskFrame>
  )
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
