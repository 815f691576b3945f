import type { Order } from '#lib/contract/orders-schemas.ts'
import type { EndedPart, ReturnRequest, OrderReturns as Returns } from '#lib/contract/returns-schemas.ts'
import { linesInWords } from '#lib/returns/rules/lines-in-words.ts'
import { partRefundInWords } from '#lib/returns/rules/part-refund-in-words.ts'
import { partWords, returnReasonWords, returnStateWords } from '#messages/returns.ts'
import {
  becauseOf,
  noteNumber,
  returnNumbered,
  returnsOfOrder,
  sentWith,
  upiIs,
  upiIsFixed,
} from '#messages/returns-pages.ts'

type Props = { order: Order; returns: Returns; level: 'h2' | 'h3' }

/** The parts of an order that were sent back or did not arrive, and their refunds. */
export function OrderReturns({ order, returns, level: Name }: Props) {
  const { requests, parts, upi, upiFrozen } = returns
  if (requests.length === 0 && parts.length === 0) return null
  return (
    <section className="grid gap-2 text-sm" aria-label={returnsOfOrder}>
      <Name className="text-base">{returnsOfOrder}</Name>
      <ul className="grid gap-3">
        {requests.map(request => (
          <li key={request.number}>
            <Request request={request} order={order} />
          </li>
        ))}
        {parts.map((part, place) => (
          <li key={`${part.kind}-${place}`}>
            <Part part={part} order={order} hasUpi={upi !== ''} />
          </li>
        ))}
      </ul>
      {upi && <p className="text-muted">{[upiIs(upi), upiFrozen && upiIsFixed].filter(Boolean).join(' ')}</p>}
    </section>
  )
}

const named = (order: Order, lines: EndedPart['lines']) =>
  linesInWords(
    lines.map(({ place, units, instead }) => ({
      name: order.lines[place]?.CoProduct ?? '',
      units,
      instead,
    })),
  )

const Request = ({ request, order }: { request: ReturnRequest; order: Order }) => {
  const { number, state, lines, reason, because, courier, trackingNumber } = request
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <b>{returnNumbered(number)}</b> <span className="tag">{returnStateWords[state]}</span>
      </p>
      <p>{named(order, lines)}</p>
      <p className="text-muted">{returnReasonWords[reason]}</p>
      {because && <p>{becauseOf(because)}</p>}
      {courier && <p>{sentWith(courier, trackingNumber)}</p>}
    </>
  )
}

const Part = ({ part, order, hasUpi }: { part: EndedPart; order: Order; hasUpi: boolean }) => (
  <>
    <p>
      <b>{partWords[part.kind]}</b>: {part.reason || named(order, part.lines)}
    </p>
    <p>
      {[
        partRefundInWords(part, hasUpi, order.CoPaymentMode === 'ONLINE'),
        part.creditNote && noteNumber(part.creditNote),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </>
)
