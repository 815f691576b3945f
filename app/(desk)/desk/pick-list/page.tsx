import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { PickList } from '#components/desk/orders/pick-list.tsx'
import { PrintButton } from '#components/desk/orders/print-button.tsx'
import { ORDERS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { backToList, nothingToPick, pickListLead, pickListTitle } from '#messages/desk-orders-print.ts'

export const metadata: Metadata = { title: pickListTitle }

/** What is taken off the shelves for all orders that are to be packed. */
export default async function PickListPage() {
  const { person, read: things } = await readDesk('orders', 'pickList', {})
  const pieces = things.reduce((sum, { units }) => sum + units, 0)
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={pickListTitle}
      up={{ href: ORDERS_PAGE, text: backToList }}
      end={<PrintButton />}
    >
      <p>{things.length > 0 ? pickListLead(pieces, things.length) : nothingToPick}</p>
      <PickList things={things} />
    </DeskFrame>
  )
}
