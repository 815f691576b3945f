import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { FoundThings } from '#components/desk/orders/found-things.tsx'
import { NewOrderForm } from '#components/desk/orders/new-order-form.tsx'
import { PickedLines } from '#components/desk/orders/picked-lines.tsx'
import { TakenTabs } from '#components/desk/orders/taken-tabs.tsx'
import { readLines } from '#lib/desk/rules/orders/new-order.ts'
import { ORDERS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk, readFlashOfDesk } from '#lib/desk/server/read-desk.ts'
import { backToOrders } from '#messages/desk-orders.ts'
import { newOrderTitle } from '#messages/desk-orders-new.ts'

export const metadata: Metadata = { title: newOrderTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** An order that the seller types in: all that was picked stands in the address, so that nothing is lost. */
export default async function NewOrderPage({ searchParams }: Props) {
  const query = await searchParams
  const asked = {
    taken: query.taken === 'stall' ? ('stall' as const) : ('phone' as const),
    search: one(query.q),
    pin: one(query.pin),
    lines: readLines([query.l ?? []].flat()),
  }
  const { person, read } = await readDesk('orders', 'newOrder', asked)
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={newOrderTitle}
      up={{ href: ORDERS_PAGE, text: backToOrders }}
    >
      <TakenTabs asked={asked} />
      {read.lines.length > 0 && <PickedLines asked={asked} page={read} />}
      <FoundThings asked={asked} found={read.found} />
      {read.lines.length > 0 && <NewOrderForm asked={asked} page={read} flash={await readFlashOfDesk()} />}
    </DeskFrame>
  )
}

const one = (value: string | string[] | undefined) =>
  Array.isArray(value) ? (value[0] ?? '') : (value ?? '')
