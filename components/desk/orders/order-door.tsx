import { ButtonLink } from '#components/ui/button.tsx'
import { addressText, streetLines } from '#lib/addresses/rules/address-text.ts'
import type { DeskOrder } from '#lib/desk/rules/orders/desk-order.ts'
import {
  callCustomer,
  confirmationIs,
  guestOrder,
  mapOfDoor,
  sendToTitle,
  whatsappCustomer,
  whatsappText,
} from '#messages/desk-orders.ts'

/** Where it goes, and how its customer is reached. */
export function OrderDoor({ order, shop }: { order: DeskOrder; shop: string }) {
  const to = addressText(order.address)
  const { mobileno: mobile, firstname } = order.address
  const where = [...streetLines(order.address), order.address.city, order.address.STATENAME]
  const query = encodeURIComponent([...where.filter(Boolean), order.address.pincode].join(', '))
  const text = encodeURIComponent(whatsappText(firstname, shop, order.id))
  return (
    <section className="desk-card" aria-labelledby="door-title">
      <h2 id="door-title">{sendToTitle}</h2>
      <address className="not-italic wrap-anywhere">
        <b>{to.name}</b>
        <br />
        {to.lines}
        <br />
        {to.place}
        <br />
        {to.mobile}
        {order.owner?.email && (
          <>
            <br />
            {order.owner.email}
          </>
        )}
      </address>
      {order.isGuest && <p className="text-sm text-muted">{guestOrder}</p>}
      {order.confirmation && (
        <p className="text-sm">
          {confirmationIs}: {order.confirmation}
        </p>
      )}
      <div className="desk-acts">
        <ButtonLink href={`tel:+91${mobile}`}>{callCustomer}</ButtonLink>
        <ButtonLink href={`https://wa.me/91${mobile}?text=${text}`} target="_blank" rel="noopener noreferrer">
          {whatsappCustomer}
        </ButtonLink>
        <ButtonLink
          href={`https://www.google.com/maps/search/?api=1&query=${query}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {mapOfDoor}
        </ButtonLink>
      </div>
    </section>
  )
}
