import { StaticHtml } from '#components/ui/static-html.tsx'
import type { ShopDetails } from '#lib/contract/shop-schemas.ts'
import { reopensAt } from '#messages/closed.ts'

/** On top of every page while the shop takes no orders: why, and from when it does again. */
export const ClosedSign = ({ closed: { words, until } }: Pick<ShopDetails, 'closed'>) =>
  words && (
    <StaticHtml>
      <p className="closed-sign">
        {words} {until && reopensAt(until)}
      </p>
    </StaticHtml>
  )
