import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { ShipMany } from '#components/desk/orders/ship-many.tsx'
import { chosenIds, ORDERS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { backToOrders } from '#messages/desk-orders.ts'
import { nothingToShip, shipManyTitle } from '#messages/desk-orders-many.ts'

export const metadata: Metadata = { title: shipManyTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The numbers of several parcels, typed in a row. */
export default async function ShipPage({ searchParams }: Props) {
  const { person, read } = await readDesk('orders', 'toShip', { ids: chosenIds(await searchParams) })
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={shipManyTitle}
      up={{ href: ORDERS_PAGE, text: backToOrders }}
    >
      {read.orders.length === 0 ? (
        <p>{nothingToShip}</p>
      ) : (
        <ShipMany {...read} flash={await readFlashOfDesk()} />
      )}
    </DeskFrame>
  )
}
