import 'server-only'
import type { Server } from 'node:http'
import { NOBODY_LISTENS } from '#scripts/jest/nobody-listens.ts'
import { listen, webServer } from '#scripts/web-server.mjs'
import { setSeller } from '../bills/test-seller.ts'
import { db } from '../db/pool.ts'
import { stepOrder } from '../orders/step-order.ts'
import { newBuyer, order } from '../orders/test-orders.ts'
import { addProduct } from '../test-product.ts'
import type { Booking } from './booking-row.ts'
import type { CourierSettings } from './port.ts'
import type { Move } from './practice/service/page.ts'
import { practiceCourierService } from './practice/service/service.ts'
import type { PracticeCourierSettings } from './practice/service/settings.ts'
import { processDueBookings } from './process-due-bookings.ts'
import { setCourierSettings } from './settings.ts'
import { receiveParcelNews } from './webhook.ts'

export const TOKEN = 'hook-token-of-16-letters'

/** What happens to the next requests, one each. */
export type Fault = 'pass' | 'fails' | 'hang' | { status: number; body: string }

/**
 * For tests: the practice courier as an HTTP server, and the shop's webhook as another; one thing to sell, of a seller
 * whose place is known.
 */
export function withPracticeCourier() {
  const servers: Server[] = []
  const faults: Fault[] = []
  const calls: string[] = []
  let service: PracticeCourierSettings
  const courier = {
    settings: {} as CourierSettings,
    faults,
    calls,
    /** Every token is over. */
    endTokens: () => Object.assign(service, { generation: String(Math.random()) }),
    /** Runs this while the service is away. */
    whileDown: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      setCourierSettings({ ...courier.settings, apiUrl: `http://${NOBODY_LISTENS}/v1/external` })
      return work().finally(() => setCourierSettings(courier.settings))
    },
    /** Something happens to a parcel, and the courier tells the shop. */
    moves: async (awb: string, move: Move) => {
      const { address } = service
      const body = new URLSearchParams({ move })
      await fetch(`${address}/parcel/${awb}`, { method: 'POST', body, redirect: 'manual' })
    },
    /** The jobs run until nothing of them is due at this moment. */
    works: async (isAllDue = false) => {
      if (isAllDue) await db.run('update courier_bookings set check_at = now() where check_at is not null')
      while ((await processDueBookings()) > 0);
    },
  }
  const handle = async (request: Request) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace(/^.*\/v1\/external/, '')}`)
    // A person presses buttons whatever is wrong with the calls.
    const fault = new URL(request.url).pathname.includes('/parcel/') ? undefined : faults.shift()
    if (fault === 'fails') throw new Error('The service fails.')
    if (fault === 'hang') await new Promise(done => setTimeout(done, 3_000).unref())
    if (typeof fault === 'object') return new Response(fault.body, { status: fault.status })
    return practiceCourierService(service)(request)
  }
  beforeAll(async () => {
    const [api, hook] = [
      webServer(handle),
      webServer(async (request: Request) => {
        const raw = new Uint8Array(await request.arrayBuffer())
        return new Response(null, { status: await receiveParcelNews(raw, request.headers) })
      }),
    ]
    servers.push(api, hook)
    const address = await listen(api)
    service = {
      email: 'api@shop.example',
      password: 'secret',
      address,
      webhookUrl: await listen(hook),
      webhookToken: TOKEN,
      lateMs: 3_000,
    }
    courier.settings = {
      provider: 'practice',
      apiUrl: `${address}/v1/external`,
      email: service.email,
      password: service.password,
      pickupPlace: 'shop',
      webhookToken: TOKEN,
      practice: true,
      timeoutMs: 2_000,
    }
    setCourierSettings(courier.settings)
    await setSeller()
    await addProduct({ id: 1, name: 'Stole', sizes: { NA: 1000 }, price: 400 })
  })
  beforeEach(() => {
    faults.length = 0
    calls.length = 0
    jest.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterAll(() => {
    setCourierSettings(undefined)
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })
  return courier
}

/** An order that is packed. */
export async function packedOrder(mode: 'COD' | 'ONLINE' = 'COD', units = 1) {
  const { coorderid: id } = await order(await newBuyer(), mode, [{ id: 1, units }])
  const { done, message } = await stepOrder(id, 'packed')
  if (!done) throw new Error(message)
  return id
}

export const bookingsOf = (orderId: string) =>
  db.query<Booking>('select * from courier_bookings where order_id = $1 order by id', [orderId])

export const parcelsAtService = (reference: string) =>
  db.query<{ awb: string; status: number }>(
    'select awb, status from practice.parcels where reference = $1 order by id',
    [reference],
  )

/** As if it had been asked so long ago. */
export const askedAgo = (orderId: string, ago: string) =>
  db.run(
    'update courier_bookings set asked_at = now() - $2::interval, check_at = now() where order_id = $1',
    [orderId, ago],
  )

export const USUAL = { weight: 500, length: 25, breadth: 20, height: 5 }
