import type { Printed, PrintedOrder } from '#lib/desk/rules/orders/printed-order.ts'
import { dayInIndia } from '#lib/orders/rules/india-time.ts'
import {
  labelOrder,
  labelPhone,
  slipBill,
  slipPieces,
  slipShared,
  slipThing,
  slipTick,
  slipTitle,
} from '#messages/desk-orders-print.ts'

type Props = { order: PrintedOrder; from: Printed['from'] }

/** What is in a parcel, without prices: it is packed by it, and lies in it. A5. */
export const Slip = ({ order, from }: Props) => (
  <article className="desk-slip" aria-label={labelOrder(order.id)}>
    <div className="desk-label-head">
      <div>
        <p className="desk-label-name">
          {slipTitle} · {from.name}
        </p>
        <p>
          <b>{labelOrder(order.id)}</b> · {dayInIndia(order.placedAt)}
        </p>
        {order.bill && <p>{slipBill(order.bill)}</p>}
        <p>
          {[order.address.firstname, order.address.lastname, order.address.city, order.address.pincode]
            .filter(Boolean)
            .join(' ')}
        </p>
        <p>{labelPhone(order.address.mobileno)}</p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by the server, of squares alone */}
      <div className="desk-label-qr" aria-hidden="true" dangerouslySetInnerHTML={{ __html: order.qr }} />
    </div>
    <table>
      <thead>
        <tr>
          <th scope="col">{slipPieces}</th>
          <th scope="col">{slipThing}</th>
          <th scope="col">
            <span className="sr-only">{slipTick}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line, at) => (
          <tr key={at}>
            <td>
              <b>{line.units}</b>
            </td>
            <td>
              {line.name}
              {line.choice && (
                <>
                  , <b>{line.choice}</b>
                </>
              )}
              {line.sku && <small> {line.sku}</small>}
            </td>
            {/* To be ticked with a pen. */}
            <td aria-hidden="true">☐</td>
          </tr>
        ))}
      </tbody>
    </table>
    {order.sharing.length > 0 && (
      <p>
        <b>{slipShared(order.sharing.join(', '))}</b>
      </p>
    )}
  </article>
)
