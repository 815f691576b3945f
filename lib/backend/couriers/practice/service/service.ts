import 'server-only'
import { ApiError } from '#lib/contract/api-error.ts'
import { readBytes } from '#lib/server/http/read-body.ts'
import { labelPdf } from './label.ts'
import { openParcels, parcelByAwb, parcelById } from './ledger.ts'
import { isMove, MOVES, parcelPage } from './page.ts'
import {
  assignAwb,
  cancelOrders,
  createOrder,
  found,
  moveParcel,
  orderOfShipment,
  tracked,
} from './parcels.ts'
import { Refused, refusalBody } from './protocol.ts'
import { companiesFor, isServed, LATE, pickupTime, TWICE } from './rates.ts'
import type { PracticeCourierSettings } from './settings.ts'
import { checkToken, logIn } from './token.ts'
import { tellShop } from './webhook.ts'

/** The practice courier: the real service's answers over the same HTTP, with a table of its own. */
export const practiceCourierService =
  (settings: PracticeCourierSettings) =>
  async (request: Request): Promise<Response> => {
    try {
      await openParcels()
      return await route(settings, request)
    } catch (error) {
      if (error instanceof Refused) return json(error.status, refusalBody(error))
      if (error instanceof ApiError)
        return json(error.status, refusalBody(new Refused(error.status, error.message)))
      console.error(error)
      return json(500, refusalBody(new Refused(500, 'The practice courier failed.')))
    }
  }

async function route(settings: PracticeCourierSettings, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const [, awb = ''] = /\/(?:parcel|label)\/(\d{1,20})(?:\.pdf)?$/.exec(url.pathname) ?? []
  if (awb) return ofParcel(settings, request, awb, /\/label\//.test(url.pathname))
  const path = url.pathname.slice(url.pathname.indexOf('/v1/external') + '/v1/external'.length)
  const body = request.method === 'POST' ? await jsonBody(request) : {}
  if (`${request.method} ${path}` === 'POST /auth/login') return json(200, logIn(settings, body))
  checkToken(settings, request)
  const answer = await api(settings, `${request.method} ${path.replace(/\/$/, '')}`, url.searchParams, body)
  const code = path === '/courier/assign/awb' ? String(body.courier_id) : ''
  // It is booked all the same.
  if (code === LATE) await new Promise(done => setTimeout(done, settings.lateMs).unref())
  if (code === TWICE) return new Response('<html>502 Bad Gateway</html>', { status: 502 })
  return json(200, answer)
}

async function api(
  settings: PracticeCourierSettings,
  at: string,
  query: URLSearchParams,
  body: Record<string, unknown>,
): Promise<object> {
  if (at === 'GET /courier/serviceability') return serviceability(query)
  if (at === 'POST /orders/create/adhoc') return createOrder(body)
  if (at === 'POST /courier/assign/awb') return assignAwb(body)
  if (at === 'GET /orders') return found(query.get('search') ?? '')
  if (at === 'POST /courier/generate/pickup') return pickup(body)
  if (at === 'POST /courier/generate/label') return label(settings, body)
  if (at === 'POST /orders/cancel') return cancelOrders(body.ids)
  const [, number = ''] = /^GET \/courier\/track\/awb\/([\w-]{1,60})$/.exec(at) ?? []
  if (number) return tracked(number)
  const [, failed = ''] = /^POST \/ndr\/([\w-]{1,60})\/action$/.exec(at) ?? []
  if (failed) return answerFailed(settings, failed, body)
  throw new Refused(404, 'The requested resource was not found.')
}

function serviceability(query: URLSearchParams) {
  const [from = '', to = ''] = [query.get('pickup_postcode') ?? '', query.get('delivery_postcode') ?? '']
  const grams = Math.round(Number(query.get('weight')) * 1000)
  if (!(grams > 0))
    throw new Refused(422, 'The given data was invalid.', { weight: ['The weight is required.'] })
  if (!isServed(from) || !isServed(to))
    return { status: 404, message: 'No courier serves between these pincodes.' }
  return { status: 200, data: companiesFor({ grams, isAtDoor: query.get('cod') === '1' }) }
}

const first = (ids: unknown) => (Array.isArray(ids) ? ids[0] : ids)
const shipped = async (body: Record<string, unknown>) => {
  const parcel = await parcelById(orderOfShipment(first(body.shipment_id)))
  if (!parcel?.awb || parcel.status === 8) throw new Refused(404, 'Shipment not found.')
  return parcel
}

async function pickup(body: Record<string, unknown>) {
  const parcel = await shipped(body)
  if (parcel.status === 3) throw new Refused(400, 'Already in Pickup Queue.')
  await moveParcel(parcel.awb, 3)
  return {
    pickup_status: 1,
    response: { pickup_scheduled_date: pickupTime(), pickup_token_number: `P${parcel.id}`, status: 3 },
  }
}

async function label({ address }: PracticeCourierSettings, body: Record<string, unknown>) {
  const { awb } = await shipped(body)
  return { label_created: 1, label_url: `${address}/label/${awb}.pdf`, response: 'Label has been created.' }
}

async function answerFailed(
  settings: PracticeCourierSettings,
  awb: string,
  { action }: Record<string, unknown>,
) {
  const parcel = await parcelByAwb(awb)
  if (parcel?.status !== 21) throw new Refused(400, 'This shipment is not in NDR.')
  if (action !== 're-attempt' && action !== 'return')
    throw new Refused(422, 'The given data was invalid.', { action: ['The action is not right.'] })
  const moved = await moveParcel(awb, action === 'return' ? 9 : 18)
  if (moved) await tellShop(settings, moved).catch(console.error)
  return { success: true, message: 'The action was taken.' }
}

/** What a person sees of a parcel: its label, and a page that lets it go on. */
async function ofParcel(
  settings: PracticeCourierSettings,
  request: Request,
  awb: string,
  isLabel: boolean,
): Promise<Response> {
  const parcel = await parcelByAwb(awb)
  if (!parcel) throw new Refused(404, 'Shipment not found.')
  if (isLabel)
    return new Response(new Uint8Array(await labelPdf(parcel)), {
      headers: { 'content-type': 'application/pdf', 'cache-control': 'no-store' },
    })
  if (request.method !== 'POST') return parcelPage(parcel)
  const move = new URLSearchParams(await text(request)).get('move') ?? ''
  if (!isMove(move)) throw new Refused(422, 'The move is not right.')
  const at = new Date(Date.now() - (move === 'yesterday' ? 86_400_000 : 0))
  const moved = await moveParcel(awb, MOVES[move], at)
  if (moved) await tellShop(settings, moved).catch(console.error)
  return new Response(null, { status: 303, headers: { location: new URL(request.url).pathname } })
}

const MOST = 64 * 1024
const text = async (request: Request) => new TextDecoder().decode(await readBytes(request, MOST))

async function jsonBody(request: Request): Promise<Record<string, unknown>> {
  const sent = await text(request)
  try {
    const body: unknown = sent ? JSON.parse(sent) : {}
    if (body && typeof body === 'object' && !Array.isArray(body)) return body as Record<string, unknown>
  } catch (cause) {
    throw new Refused(400, `The body is not JSON: ${String(cause)}`)
  }
  throw new Refused(400, 'The body is not a JSON object.')
}

const json = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })
