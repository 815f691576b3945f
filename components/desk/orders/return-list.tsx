import type { ListedReturn } from '#lib/desk/rules/orders/desk-return.ts'
import { orderPage, returnPage } from '#lib/desk/rules/orders/order-paths.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { noReturnsHere } from '#messages/desk-orders-returns.ts'

/** Each leads to its page; a part that did not arrive to that of its order. */
export const ReturnList = ({ returns }: { returns: readonly ListedReturn[] }) =>
  returns.length === 0 ? (
    <p>{noReturnsHere}</p>
  ) : (
    <ul className="desk-orders">
      {returns.map((each, at) => (
        <li key={each.number ?? `${each.order} ${at}`}>
          <a className="desk-card" href={each.number ? returnPage(each.number) : orderPage(each.order)}>
            <span className="flex flex-wrap items-baseline justify-between gap-2">
              <b>{each.customer}</b>
              <span className="desk-tag">{each.state}</span>
            </span>
            <span className="text-sm wrap-anywhere">
              {[each.lines, each.wish, each.refund].filter(Boolean).join(' · ')}
            </span>
            <span className="text-xs text-muted">
              {[each.number, each.order, momentInIndia(each.at)].filter(Boolean).join(' · ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
