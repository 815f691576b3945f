import 'server-only'
import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '#lib/contract/api-error.ts'
import { isValidText } from '#lib/rules/is-valid-text.ts'
import { readBytes } from '#lib/server/http/read-body.ts'
import { db } from '../../../db/pool.ts'
import { deliverEvents } from './events.ts'
import {
  type Order,
  openLedger,
  orderById,
  paymentById,
  paymentsOf,
  refundsOf,
  wholeLedger,
} from './ledger.ts'
import { type Attempt, capture, createOrder, pay, refund } from './money.ts'
import { checkCallback, checkoutScript, hostedPage, resultPage, returnScript } from './pages.ts'
import { collection, orderEntity, paymentEntity, Refused, refundEntity, refusalEntity } from './protocol.ts'
import { paymentSignature } from './signing.ts'

export type PracticeSettings = {
  keyId: string
  keySecret: string
  webhookSecret: string
  webhookUrl: string
  /** The shop's address: the hosted page returns to no other. */
  siteUrl: string
  /** For tests in the same process only: pays without a browser, returns all tables. */
  control?: boolean
}

/** The practice payment provider: the real one's responses over the same HTTP, with tables of its own. */
export const practiceGateway =
  (settings: PracticeSettings) =>
  async (request: Request): Promise<Response> => {
    try {
      await openLedger()
      return await route(settings, request)
    } catch (error) {
      if (error instanceof Refused) return json(error.status, refusalEntity(error))
      if (error instanceof ApiError)
        return json(error.status, refusalEntity(new Refused(error.status, error.message)))
      console.error(error)
      return json(500, refusalEntity(new Refused(500, 'The practice provider failed.')))
    }
  }

async function route(settings: PracticeSettings, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const path = url.pathname.slice(url.pathname.indexOf('/v1/') + 3)
  const at = `${request.method} ${path}`
  if (at === 'GET /checkout.js') return checkoutScript()
  if (at === 'GET /return.js') return returnScript()
  if (at === 'POST /checkout/embedded') return hostedPage(settings, await fields(request))
  if (at === 'POST /checkout/pay') return checkoutPay(settings, request)
  authorise(settings, request)
  const body = request.method === 'POST' ? await jsonBody(request) : {}
  const result = await api(settings, at, url, body, request)
  if (request.method === 'POST') tellLater(settings)
  return json(200, result)
}

async function api(
  settings: PracticeSettings,
  at: string,
  url: URL,
  body: Record<string, unknown>,
  request: Request,
): Promise<object> {
  const [, id = ''] = /^\w+ \/\w+\/(\w+)/.exec(at) ?? []
  if (at === 'POST /orders') return createOrder(body)
  if (at === 'GET /orders') return ordersByReceipt(sound(url.searchParams.get('receipt')))
  if (at === `GET /orders/${id}`) return orderEntity(known(await orderById(id)), await paymentsOf(id))
  if (at === `GET /orders/${id}/payments`)
    return collection((await paymentsOf(known(await orderById(id)).id)).map(paymentEntity))
  if (at === `GET /payments/${id}`) return paymentEntity(known(await paymentById(id)))
  if (at === `POST /payments/${id}/capture`) return capture(id, body.amount)
  if (at === `POST /payments/${id}/refund`)
    return refund(id, body, request.headers.get('x-refund-idempotency'))
  if (at === `GET /payments/${id}/refunds`) return collection((await refundsOf(id)).map(refundEntity))
  if (settings.control && at === 'GET /practice/ledger') return wholeLedger()
  if (settings.control && at === 'POST /practice/payments') return payAsTold(settings, body as Attempt)
  throw new Refused(404, 'The requested URL was not found on the server.')
}

const ordersByReceipt = async (receipt: string) => {
  const found = await db.query<Order>('select * from practice.orders where receipt = $1', [receipt])
  return collection(
    await Promise.all(found.map(async order => orderEntity(order, await paymentsOf(order.id)))),
  )
}

/** The button of the widget and the hosted page. The order's id is needed to pay it, as with the real provider. */
async function checkoutPay(settings: PracticeSettings, request: Request) {
  const form = await fields(request)
  if (form.key_id !== settings.keyId) throw new Refused(401, 'The api key provided is invalid')
  if (form.callback_url) checkCallback(settings, form.callback_url)
  const payment = await pay({
    orderId: form.order_id ?? '',
    status: form.outcome === 'success' ? 'captured' : 'failed',
  })
  tellLater(settings)
  const result =
    payment.status === 'captured'
      ? widgetAnswer(settings, payment.order_id, payment.id)
      : {
          'error[code]': 'BAD_REQUEST_ERROR',
          'error[description]': 'The payment was declined by the bank.',
          'error[metadata]': JSON.stringify({ payment_id: payment.id, order_id: payment.order_id }),
        }
  return form.callback_url ? resultPage(settings, form.callback_url, result) : json(200, result)
}

const widgetAnswer = ({ keySecret }: PracticeSettings, orderId: string, paymentId: string) => ({
  razorpay_payment_id: paymentId,
  razorpay_order_id: orderId,
  razorpay_signature: paymentSignature(orderId, paymentId, keySecret),
})

async function payAsTold(settings: PracticeSettings, attempt: Attempt) {
  const payment = await pay(attempt)
  return { ...widgetAnswer(settings, payment.order_id, payment.id), payment: paymentEntity(payment) }
}

function tellLater({ webhookUrl, webhookSecret }: PracticeSettings) {
  deliverEvents({ url: webhookUrl, secret: webhookSecret }).catch(console.error)
}

function authorise({ keyId, keySecret }: PracticeSettings, request: Request) {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`)
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refused(401, 'Authentication failed')
}

const MAX_BODY = 16 * 1024

const readText = async (request: Request) => new TextDecoder().decode(await readBytes(request, MAX_BODY))

async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const text = await readText(request)
  try {
    const body: unknown = text ? JSON.parse(text) : {}
    if (body && typeof body === 'object' && !Array.isArray(body) && isValidText(body))
      return body as Record<string, unknown>
  } catch (cause) {
    throw new Refused(400, `The body is not JSON: ${String(cause)}`)
  }
  throw new Refused(400, 'The body is not a JSON object of readable text')
}

async function fields(request: Request): Promise<Record<string, string>> {
  const read = Object.fromEntries(new URLSearchParams(await readText(request)))
  if (!isValidText(read)) throw unreadable()
  return read
}

function sound(text: string | null) {
  if (!isValidText(text)) throw unreadable()
  return text ?? ''
}

const unreadable = () => new Refused(400, 'The request holds text that cannot be read')

function known<Row>(row: Row | undefined): Row {
  if (!row) throw new Refused(400, 'The id provided does not exist')
  return row
}

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
