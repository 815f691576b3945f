import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { confirmText } from '#messages/cod.ts'
import { indianNumber, withCountry } from '../mail/phone/indian-number.ts'
import type { OrderDetails } from '../orders/order-details.ts'

/** How an order that waits can be confirmed. Opening the WhatsApp link confirms nothing; sending the message does. */
export function confirmationOf(order: OrderDetails): Pick<Order, 'toConfirm' | 'confirmed'> {
  if (order.confirmed_at) return { confirmed: true }
  if (!order.confirm_until || order.status !== 'placed') return {}
  const seller = indianNumber(order.seller_whatsapp ?? '')
  const text = encodeURIComponent(confirmText(order.id))
  return {
    toConfirm: {
      until: order.confirm_until.toISOString(),
      whatsapp: seller ? `https://wa.me/${withCountry(seller)}?text=${text}` : '',
    },
  }
}

export const SELLER_WHATSAPP = `
  (select coalesce(more #>> '{cod,whatsapp}', details->>'mobile') from shop where o.confirm_until is not null)`
