import { writeLine } from '#lib/desk/rules/orders/new-order.ts'
import type { NewOrderAsked } from '#lib/desk/rules/orders/new-order-address.ts'

/** What a search form carries on of the order so far. */
export const AskedFields = ({ asked }: { asked: NewOrderAsked }) => (
  <>
    <input type="hidden" name="taken" value={asked.taken} />
    {asked.lines.map(line => (
      <input key={writeLine(line)} type="hidden" name="l" value={writeLine(line)} />
    ))}
  </>
)
