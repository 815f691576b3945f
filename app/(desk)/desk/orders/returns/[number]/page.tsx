import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { ReturnView } from '#components/desk/orders/return-view.tsx'
import { RETURNS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { returnsTitle, returnTitle } from '#messages/desk-orders-returns.ts'

type Props = { params: Promise<{ number: string }> }

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => ({
  title: returnTitle((await params).number),
})

/** One return whole. */
export default async function ReturnPage({ params }: Props) {
  const { number } = await params
  const { person, read } = await readDesk('orders', 'return', { number })
  if (!read) notFound()
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={returnTitle(read.number)}
      up={{ href: RETURNS_PAGE, text: returnsTitle }}
    >
      <ReturnView item={read} flash={await readFlashOfDesk()} />
    </DeskFrame>
  )
}
