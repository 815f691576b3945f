import { streetLines } from '#lib/addresses/rules/address-text.ts'
import type { Printed, PrintedOrder } from '#lib/desk/rules/orders/printed-order.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import {
  labelCollect,
  labelFrom,
  labelGstin,
  labelOrder,
  labelPaid,
  labelPhone,
  labelPieces,
  labelTo,
  labelWith,
} from '#messages/desk-orders-print.ts'

type Props = { order: PrintedOrder; from: Printed['from'] }

/** A label of one parcel, A6. */
export function Label({ order, from }: Props) {
  const { address } = order
  return (
    <article className="desk-label" aria-label={labelOrder(order.id)}>
      <div className="desk-label-head">
        <div>
          <p className="desk-label-pay">
            {order.parcelCollect > 0 ? labelCollect(exactRupees(order.parcelCollect)) : labelPaid}
          </p>
          {order.courier && (
            <p>
              <b>{order.courier}</b> {order.tracking}
            </p>
          )}
        </div>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the drawing is made by the server, of squares alone */}
        <div className="desk-label-qr" aria-hidden="true" dangerouslySetInnerHTML={{ __html: order.qr }} />
      </div>
      <div className="desk-label-to">
        <p>{labelTo}</p>
        <p className="desk-label-name">{[address.firstname, address.lastname].filter(Boolean).join(' ')}</p>
        {[...streetLines(address), [address.city, address.district].filter(Boolean).join(', ')]
          .filter(Boolean)
          .map(line => (
            <p key={line}>{line}</p>
          ))}
        <p>
          {address.STATENAME} <b className="desk-label-pin">{address.pincode}</b>
        </p>
        <p>
          <b>{labelPhone(address.mobileno)}</b>
        </p>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above, of bars */}
      <div className="desk-label-bars" aria-hidden="true" dangerouslySetInnerHTML={{ __html: order.bars }} />
      <p className="desk-label-number">
        {labelOrder(order.id)} · {labelPieces(order.units)}
      </p>
      {order.sharing.length > 0 && <p className="desk-label-number">{labelWith(order.sharing.join(', '))}</p>}
      <p className="desk-label-from">
        {labelFrom}: <b>{from.name}</b>
        {from.lines.length > 0 && `, ${from.lines.join(', ')}`}
        {from.phone && `, ${labelPhone(from.phone)}`}
        {from.gstin && `, ${labelGstin(from.gstin)}`}
      </p>
    </article>
  )
}
