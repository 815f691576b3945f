import 'server-only'
import { z } from 'zod'
import type { ProviderPayment } from '#lib/checkout/rules/judge-payment.ts'
import { CURRENCY } from '#lib/checkout/rules/order-state.ts'
import { UPSTREAM_MS } from '#lib/constants.ts'
import {
  noReasonGiven,
  providerRefused,
  providerUnreachable,
  providerUnreadable,
} from '#messages/payments.ts'
import { type Gateway, GatewayError, type Refund } from '../gateway.ts'
import type { PaymentSettings } from '../port.ts'

type Access = Pick<PaymentSettings, 'apiUrl' | 'keyId' | 'keySecret' | 'timeoutMs'>

/** The provider's REST API (v1), as documented. Amounts are whole paise. */
export function gateway(settings: Access): Gateway {
  const request = asker(settings)
  const orderOf = async (receipt: string, amount: number) => {
    const found = orders.parse(await request('GET', `/v1/orders?receipt=${encodeURIComponent(receipt)}`))
    return found.items.find(order => order.receipt === receipt && order.amount === amount)
  }
  return {
    createOrder: async ({ receipt, amount, again }) => {
      const made = again ? await orderOf(receipt, amount) : undefined
      return made ?? order.parse(await request('POST', '/v1/orders', { amount, currency: CURRENCY, receipt }))
    },
    paymentsOf: async id => payments.parse(await request('GET', `/v1/orders/${id}/payments`)).items,
    capture: async (id, amount) => {
      try {
        return payment.parse(
          await request('POST', `/v1/payments/${id}/capture`, { amount, currency: CURRENCY }),
        )
      } catch (error) {
        // It may be refused because it is captured already (by the provider, or by another instance): then it stays as
        // it is.
        if (!(error instanceof GatewayError && error.final)) throw error
        return payment.parse(await request('GET', `/v1/payments/${id}`))
      }
    },
    refund: async ({ paymentId, amount, key }) =>
      refund.parse(
        await request(
          'POST',
          `/v1/payments/${paymentId}/refund`,
          { amount, receipt: key },
          { 'x-refund-idempotency': key },
        ),
      ),
    refundsOf: async id => refunds.parse(await request('GET', `/v1/payments/${id}/refunds`)).items,
  }
}

/** Asks for nothing but whether these keys open anything; throws where they do not. */
export const tryAccess = (settings: Access) => asker(settings)('GET', '/v1/orders?count=1')

const asker =
  ({ apiUrl, keyId, keySecret, timeoutMs = UPSTREAM_MS }: Access) =>
  async (method: 'GET' | 'POST', path: string, body?: object, headers: Record<string, string> = {}) => {
    const request = new Request(apiUrl + path, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body && JSON.stringify(body),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status, text } = await fetch(request)
      .then(async response => ({ status: response.status, text: await response.text() }))
      .catch(cause => {
        throw new GatewayError(providerUnreachable, { final: false, cause })
      })
    return parseResponse(status, text)
  }

function parseResponse(status: number, text: string): unknown {
  // 409: the same refund is being made right now; 429: retry later.
  const final = status >= 400 && status < 500 && ![401, 403, 408, 409, 429].includes(status)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch (cause) {
    throw new GatewayError(providerUnreadable(status), {
      final: false,
      cause,
    })
  }
  if (status < 400) return body
  const refused = refusal.safeParse(body)
  throw new GatewayError(
    providerRefused(status, refused.success ? refused.data.error.description : noReasonGiven),
    { final },
  )
}

const refusal = z.object({ error: z.object({ description: z.string() }) })
const list = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })
const order = z.object({ id: z.string().min(1), amount: z.number(), receipt: z.string().nullish() })
const orders = list(order)
const payment = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
}) satisfies z.ZodType<ProviderPayment>
const payments = list(payment)
const refund = z
  .object({
    id: z.string().min(1),
    amount: z.number().int(),
    status: z.enum(['pending', 'processed', 'failed']),
    receipt: z.string().nullish().catch(undefined),
  })
  .transform(
    ({ id, amount, status, receipt }): Refund => ({
      id,
      amount,
      state: status,
      ...(receipt && { key: receipt }),
    }),
  )
const refunds = list(refund)

/** A payment and a refund as a webhook carries them. */
export const webhookPayment = payment
export const webhookRefund = z
  .object({ payment_id: z.string() })
  .loose()
  .transform(({ payment_id: paymentId, ...rest }) => ({ ...refund.parse(rest), paymentId }))
