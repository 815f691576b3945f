import 'server-only'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { isMessageKey, type MessageKey } from '#lib/message-table.ts'
import { routes } from '#lib/routes.ts'
import { db } from '../db/pool.ts'
import { confirmByCallback } from '../orders/confirm-payment.ts'
import { customerOf } from '../session/customer-of.ts'
import { paymentProvider } from './chosen-provider.ts'

type Next = { to: string; say?: MessageKey }

/**
 * Where a shopper goes after the provider's page, paid or not. A payment whose callback is lost or refused is settled
 * by the provider's webhook, or by the job that asks for payments.
 */
export async function receiveCallback(fields: Record<string, string>): Promise<Next> {
  const adapter = await paymentProvider().adapter()
  const returned = adapter.parseCallback(fields)
  if (!('signed' in returned)) return { to: afterFailure(returned.failedOrder), say: 'paymentFailed' }
  try {
    const outcome = await confirmByCallback(returned.signed)
    const guest = outcome && (await orderOfGuest(returned.signed.order_id))
    if (guest) return { to: `${CALLBACK}?placed=${guest.id}&say=${outcome.key}` }
    return outcome
      ? { to: routes.orders.path, say: outcome.key }
      : { to: routes.orders.path, say: 'orderFailed' }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const guest = await orderOfGuest(returned.signed.order_id)
    return {
      to: guest ? guestStep(guest.id) : routes.orders.path,
      say: isMessageKey(error.key) ? error.key : 'paymentThrew',
    }
  }
}

/**
 * A failed payment is unsigned, and a post from another site comes without the session cookie. The browser sends that
 * cookie with the redirect, which leads to `stepOfOwn`; the address of the redirect has only what the caller sent.
 */
const afterFailure = (gatewayOrderId: string | undefined) =>
  gatewayOrderId ? `${CALLBACK}?order=${encodeURIComponent(gatewayOrderId)}` : routes.orders.path

const CALLBACK = '/payment-callback'

/** The payment step of the customer's own order, by the provider's id of it; everyone else is sent to their orders. */
export async function stepOfOwn(gatewayOrderId: string, token: string | undefined): Promise<string> {
  if (!/^[\w-]{1,64}$/.test(gatewayOrderId)) return routes.orders.path
  try {
    const order = await db.one<{ id: string }>(OWN, [gatewayOrderId, await customerOf(token)])
    return order ? `${routes.payment.path}?order=${order.id}` : routes.orders.path
  } catch (error) {
    if (!isDenied(error)) throw error
    return routes.orders.path
  }
}

/** The payment step of a guest's own order, by the token that stands for their cookie. */
export async function stepOfGuest(gatewayOrderId: string, token: string): Promise<string | undefined> {
  const order = /^[\w-]{1,64}$/.test(gatewayOrderId) ? await orderOfGuest(gatewayOrderId) : undefined
  if (!order) return undefined
  return (await guestOf(token)) === order.customer_id ? guestStep(order.id) : undefined
}

/** What comes after a guest's payment: their cart and what is said are theirs alone, whoever sends the post. */
export async function afterPaid(order: string, token: string | undefined) {
  const guest = token && (await guestOf(token))
  const own = guest ? await db.one<{ placed: boolean }>(OF_THIS_GUEST, [order, guest]) : undefined
  return { to: guestStep(order), isOwn: own !== undefined, isPlaced: own?.placed ?? false }
}

const guestOf = (token: string) =>
  customerOf(token).catch(error => {
    if (!isDenied(error)) throw error
  })

const guestStep = (order: string) => `${routes.guestPayment.path}?order=${order}`

const orderOfGuest = (gatewayOrderId: string) =>
  db.one<{ id: string; customer_id: string }>(OF_GUEST, [gatewayOrderId])

const OF_GUEST = `
  select o.id, o.customer_id from orders o join customers c on c.id = o.customer_id
   where o.gateway_order_id = $1 and c.guest`

const OF_THIS_GUEST = `
  select status not in ('awaiting', 'expired', 'cancelled') as placed from orders where id = $1 and customer_id = $2`

const OWN = 'select id from orders where gateway_order_id = $1 and customer_id = $2'
