import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { Label } from '#components/desk/orders/label.tsx'
import { PrintButton } from '#components/desk/orders/print-button.tsx'
import { Slip } from '#components/desk/orders/slip.tsx'
import { chosenIds, ORDERS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { backToList, labelsTitle, nothingToPrint, printHow, slipsTitle } from '#messages/desk-orders-print.ts'

export const metadata: Metadata = { title: labelsTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Labels or packing slips, one a sheet. */
export default async function PrintPage({ searchParams }: Props) {
  const query = await searchParams
  const isSlip = query.what === 'slip'
  const { person, read } = await readDesk('orders', 'print', { ids: chosenIds(query) })
  const { orders, from } = read
  // One parcel has one label.
  const parcels = orders.filter(
    ({ sharing }, at) => isSlip || !orders.slice(0, at).some(({ id }) => sharing.includes(id)),
  )
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={isSlip ? slipsTitle : labelsTitle}
      up={{ href: ORDERS_PAGE, text: backToList }}
      end={<PrintButton />}
    >
      <p className="text-sm text-muted print:hidden">{parcels.length > 0 ? printHow : nothingToPrint}</p>
      <div className="desk-sheets">
        {parcels.map(order =>
          isSlip ? (
            <Slip key={order.id} order={order} from={from} />
          ) : (
            <Label key={order.id} order={order} from={from} />
          ),
        )}
      </div>
    </DeskFrame>
  )
}
