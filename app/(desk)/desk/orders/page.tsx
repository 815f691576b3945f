import type { Metadata } from 'next'
import { DeskFrame } from '#components/desk/desk-frame.tsx'
import { ExportForm } from '#components/desk/orders/export-form.tsx'
import { NewOrders } from '#components/desk/orders/new-orders.tsx'
import { OrderList } from '#components/desk/orders/order-list.tsx'
import { OrderSearch } from '#components/desk/orders/order-search.tsx'
import { OrderTabs } from '#components/desk/orders/order-tabs.tsx'
import { OrderWaitsView } from '#components/desk/orders/order-waits.tsx'
import { PackersWork, TodaysWorkView } from '#components/desk/orders/todays-work.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { NEW_ORDER_PAGE, PICK_LIST_PAGE, SHEETS_PAGE } from '#lib/desk/rules/orders/order-paths.ts'
import { readDesk } from '#lib/desk/server/read-desk.ts'
import { newOrderLink, ordersTitle, pickListLink } from '#messages/desk-orders.ts'
import { sheetsLink } from '#messages/desk-orders-courier-sheets.ts'

export const metadata: Metadata = { title: ordersTitle }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The desk's first page: what came, what waits, and all orders. */
export default async function OrdersPage({ searchParams }: Props) {
  const { tab, q, after, choose } = await searchParams
  const { person, read: list } = await readDesk('orders', 'list', {
    tab: one(tab),
    search: one(q),
    after: one(after),
  })
  const isFirst = !one(after)
  return (
    <DeskFrame
      person={person}
      at="orders"
      title={ordersTitle}
      end={
        <div className="flex flex-wrap gap-2">
          <ButtonLink href={PICK_LIST_PAGE}>{pickListLink}</ButtonLink>
          {person.role === 'owner' && <ButtonLink href={NEW_ORDER_PAGE}>{newOrderLink}</ButtonLink>}
        </div>
      }
    >
      {isFirst &&
        !list.search &&
        (list.sums ? <TodaysWorkView sums={list.sums} /> : <PackersWork {...list.toDo} />)}
      {list.waits && isFirst && !list.search && <OrderWaitsView waits={list.waits} />}
      <OrderSearch search={list.search} />
      <OrderTabs at={list.search ? undefined : list.tab} role={person.role} />
      <OrderList list={list} role={person.role} after={one(after)} isAll={one(choose) === 'all'} />
      <p>
        <ButtonLink href={SHEETS_PAGE}>{sheetsLink}</ButtonLink>
      </p>
      {person.role === 'owner' && <ExportForm />}
      <NewOrders newest={list.newest} publicKey={list.pushKey} />
    </DeskFrame>
  )
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value)
