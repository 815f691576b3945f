import { ordersIn } from '#lib/desk/rules/orders/order-paths.ts'
import { type OrderTab, SHOWN_TABS } from '#lib/desk/rules/orders/order-tabs.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { tabsAre, tabWords } from '#messages/desk-orders.ts'

/** Where the orders stand that are listed. A tab that waits for the seller stands first while it is open. */
export function OrderTabs({ at, role }: { at: OrderTab | undefined; role: Role }) {
  const shown = SHOWN_TABS[role]
  const tabs = at && !shown.includes(at) ? [at, ...shown] : shown
  return (
    <nav className="desk-tabs" aria-label={tabsAre}>
      {tabs.map(tab => (
        <a key={tab} href={ordersIn(tab)} aria-current={tab === at ? 'page' : undefined}>
          {tabWords[tab]}
        </a>
      ))}
    </nav>
  )
}
