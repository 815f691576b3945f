import { type NewOrderAsked, newOrderAt } from '#lib/desk/rules/orders/new-order-address.ts'
import { takenHow, takenPhone, takenStall } from '#messages/desk-orders-new.ts'

/** On the phone it is sent, at the stall it is handed over. */
export const TakenTabs = ({ asked }: { asked: NewOrderAsked }) => (
  <nav className="desk-tabs" aria-label={takenHow}>
    {(['phone', 'stall'] as const).map(taken => (
      <a
        key={taken}
        href={newOrderAt(asked, { taken })}
        aria-current={asked.taken === taken ? 'page' : undefined}
      >
        {taken === 'phone' ? takenPhone : takenStall}
      </a>
    ))}
  </nav>
)
