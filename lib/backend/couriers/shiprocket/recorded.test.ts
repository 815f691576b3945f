import type { Server } from 'node:http'
import { listen, webServer } from '#scripts/web-server.mjs'
import { CourierError, type ParcelToBook } from '../courier.ts'
import { courier as shiprocket } from './courier.ts'
import { dayOf } from './rates.ts'
import { momentOf, readTrack } from './track.ts'

// The requests and answers as the service's API documents (v1/external) describe them, with values of our own.

type Recorded = { method: string; path: string; authorization: string | null; body: unknown }
type Answer = { status?: number; body: unknown }

const recorded: Recorded[] = []
let answers: Answer[] = []
let server: Server
let apiUrl = ''

beforeAll(async () => {
  server = webServer(async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    recorded.push({
      method: request.method,
      path: pathname.replace('/v1/external', '') + search,
      authorization: request.headers.get('authorization'),
      body: text ? JSON.parse(text) : undefined,
    })
    if (pathname.endsWith('/auth/login')) return Response.json(LOGIN)
    const { status = 200, body } = answers.shift() ?? { status: 500, body: 'no answer is left' }
    return body instanceof Uint8Array
      ? new Response(new Uint8Array(body), { status })
      : typeof body === 'string'
        ? new Response(body, { status })
        : Response.json(body, { status })
  })
  apiUrl = `${await listen(server)}/v1/external`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
let nth = 0
beforeEach(() => {
  recorded.length = 0
  nth++
})

// Each test with an account of its own, so that it signs in itself.
const settings = () => ({
  provider: 'shiprocket' as const,
  apiUrl,
  email: `api${nth}@shop.example`,
  password: 'of-the-api-user',
  pickupPlace: 'Godown',
  webhookToken: '',
  practice: false,
  timeoutMs: 2_000,
})
const asked = async <Result>(
  work: (of: ReturnType<typeof shiprocket>) => Promise<Result>,
  ...with_: Answer[]
) => {
  answers = with_
  return work(shiprocket(settings()))
}
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof CourierError ? error.kind : 'thrown'),
  )

const LOGIN = {
  id: 4_120_077,
  first_name: 'API',
  last_name: 'USER',
  email: 'api@shop.example',
  company_id: 3_510_222,
  created_at: '2026-10-02 11:20:31',
  token: 'eyJ.of-ten-days',
}
const SERVICEABLE = {
  company_auto_shipment_insurance_setting: false,
  status: 200,
  data: {
    is_recommendation_enabled: 1,
    recommended_courier_company_id: 10,
    available_courier_companies: [
      {
        courier_company_id: 10,
        courier_name: 'Delhivery Surface',
        rate: 96.4,
        cod: 1,
        cod_charges: 38,
        freight_charge: 58.4,
        etd: 'Nov 29, 2026',
        etd_hours: 118,
        estimated_delivery_days: '5',
        rto_charges: 55.2,
        rating: 4.1,
        is_surface: true,
      },
      { courier_company_id: 51, courier_name: 'Xpressbees', rate: '81', cod: 0, etd: '', rating: 3.9 },
    ],
  },
}
const PARCEL: ParcelToBook = {
  reference: '7K3M-9QXT-2BHD-4VRA-1f2e3d4c',
  orderedAt: new Date('2026-11-24T11:35:00Z'),
  to: {
    firstName: 'Asha',
    lastName: 'Verma',
    house: '14 Ghat Road',
    further: 'Maheshwar',
    city: 'A town with a name of more than thirty letters',
    state: 'Madhya Pradesh',
    pin: '451224',
    email: 'shop@example.in',
    mobile: '9876543210',
  },
  lines: [{ name: 'Stole', sku: 'ST-1', units: 2, paise: 40_050, hsn: '6214' }],
  collect: 84_100,
  worth: 84_100,
  parcel: { weight: 750, length: 25, breadth: 20, height: 5 },
  bill: 'NH/26-27/0007',
}
const CREATED = {
  order_id: 700_112_233,
  shipment_id: 698_554_411,
  status: 'NEW',
  status_code: 1,
  onboarding_completed_now: 0,
  awb_code: '',
  courier_company_id: '',
  courier_name: '',
}
const ASSIGNED = {
  awb_assign_status: 1,
  response: {
    data: {
      courier_company_id: 10,
      awb_code: '143455210101006',
      cod: 1,
      order_id: 700_112_233,
      shipment_id: 698_554_411,
      awb_code_status: 1,
      assigned_date_time: { date: '2026-11-24 17:10:02.000000', timezone_type: 3, timezone: 'Asia/Kolkata' },
      applied_weight: 0.75,
      courier_name: 'Delhivery Surface',
      child_courier_name: null,
    },
  },
}

test('rates: one login, then the question with its token', async () => {
  const question = { from: '392001', to: '451224', collect: 84_100, worth: 84_100, parcel: PARCEL.parcel }
  const rates = await asked(of => of.rates(question), { body: SERVICEABLE })
  expect(recorded).toEqual([
    {
      method: 'POST',
      path: '/auth/login',
      authorization: null,
      body: { email: settings().email, password: 'of-the-api-user' },
    },
    {
      method: 'GET',
      path: '/courier/serviceability/?pickup_postcode=392001&delivery_postcode=451224&weight=0.75&cod=1&length=25&breadth=20&height=5&declared_value=841',
      authorization: 'Bearer eyJ.of-ten-days',
      body: undefined,
    },
  ])
  // The other one takes no money at the door.
  expect(rates).toEqual([
    { code: '10', courier: 'Delhivery Surface', paise: 9_640, day: '2026-11-29', days: 5 },
  ])
  const prepaid = await asked(of => of.rates({ ...question, collect: 0 }), { body: SERVICEABLE })
  expect(prepaid).toContainEqual({
    code: '51',
    courier: 'Xpressbees',
    paise: 8_100,
    day: '',
    days: undefined,
  })
  expect(recorded.at(-1)?.path).toContain('&cod=0&')
})

test('a place that is not served is no fault, in either of its forms', async () => {
  const question = { from: '392001', to: '744101', collect: 0, worth: 100, parcel: PARCEL.parcel }
  const body = { status: 404, message: 'Following pincodes are not serviceable' }
  expect(await asked(of => of.rates(question), { body })).toEqual([])
  expect(await asked(of => of.rates(question), { status: 404, body })).toEqual([])
})

test('a booking: the order under our reference, then its number with the chosen courier', async () => {
  const booked = await asked(of => of.book(PARCEL, '10'), { body: CREATED }, { body: ASSIGNED })
  expect(booked).toEqual({
    order: '700112233',
    shipment: '698554411',
    awb: '143455210101006',
    courier: 'Delhivery Surface',
  })
  expect(recorded.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
    [
      'POST',
      '/orders/create/adhoc',
      {
        order_id: '7K3M-9QXT-2BHD-4VRA-1f2e3d4c',
        order_date: '2026-11-24 17:05',
        pickup_location: 'Godown',
        billing_customer_name: 'Asha',
        billing_last_name: 'Verma',
        billing_address: '14 Ghat Road',
        billing_address_2: 'Maheshwar',
        billing_city: 'A town with a name of more tha',
        billing_pincode: '451224',
        billing_state: 'Madhya Pradesh',
        billing_country: 'India',
        billing_email: 'shop@example.in',
        billing_phone: '9876543210',
        shipping_is_billing: true,
        order_items: [{ name: 'Stole', sku: 'ST-1', units: 2, selling_price: 400.5, hsn: 6214 }],
        payment_method: 'COD',
        sub_total: 841,
        length: 25,
        breadth: 20,
        height: 5,
        weight: 0.75,
        invoice_number: 'NH/26-27/0007',
      },
    ],
    ['POST', '/courier/assign/awb', { shipment_id: '698554411', courier_id: '10' }],
  ])
})

test('what is paid says so, with its worth', async () => {
  await asked(of => of.book({ ...PARCEL, collect: 0 }, '10'), { body: CREATED }, { body: ASSIGNED })
  expect(recorded[1]?.body).toMatchObject({ payment_method: 'Prepaid', sub_total: 841 })
})

test.each([
  [
    'wrong fields, named',
    [
      {
        status: 422,
        body: {
          message: 'Oops! Invalid data.',
          errors: { billing_phone: ['The billing phone is invalid.'] },
        },
      },
    ],
    'refused',
  ],
  [
    'a place to fetch from that it does not know, told with 200',
    [
      {
        body: { message: 'Wrong Pickup location entered. Please choose one from below.', data: { data: [] } },
      },
    ],
    'refused',
  ],
  [
    'no courier at last',
    [
      { body: CREATED },
      { body: { awb_assign_status: 0, response: { data: { awb_assign_error: 'Not serviceable' } } } },
    ],
    'refused',
  ],
  [
    'an empty wallet',
    [{ body: CREATED }, { body: { message: 'Please recharge your wallet.', status_code: 350 } }],
    'refused',
  ],
  ['too many calls', [{ status: 429, body: '' }], 'busy'],
  ['a fault while a number is given', [{ body: CREATED }, { status: 504, body: '<html>' }], 'unclear'],
  ['junk', [{ body: '{"order_id":' }], 'unclear'],
  ['a page of HTML', [{ body: '<!doctype html><title>Login</title>' }], 'unclear'],
  ['something else as JSON', [{ body: { ok: true } }], 'unclear'],
  ['a page of HTML of what stands before it', [{ status: 403, body: '<html>Forbidden</html>' }], 'down'],
] as [string, Answer[], string][])('%s', async (_, with_, kind) => {
  expect(await kindOf(asked(of => of.book(PARCEL, '10'), ...with_))).toBe(kind)
})

test('what it says is repeated to the seller, in one line', async () => {
  const body = { message: 'Oops!', errors: { weight: ['The weight\n must be at least 0.01.'] } }
  await expect(asked(of => of.book(PARCEL, '10'), { status: 422, body })).rejects.toThrow(
    'The courier service said: Oops! The weight must be at least 0.01.',
  )
})

test('a parcel is found by our reference alone', async () => {
  const order = (channel_order_id: string, more: object) => ({
    id: 700_112_233,
    channel_id: 1,
    channel_order_id,
    customer_name: 'Asha',
    status: 'READY TO SHIP',
    status_code: 6,
    shipments: [
      { id: 698_554_411, isd_code: '+91', courier: 'Delhivery Surface', awb: '143455210101006', status: 1 },
    ],
    ...more,
  })
  const found = await asked(of => of.find('R-1'), {
    body: {
      data: [
        order('R-1', {}),
        order('R-10', {}),
        order('R-1', { id: 2, status: 'CANCELED', shipments: [] }),
        order('R-1', { id: 3, status: 'NEW', shipments: [{ id: 4, awb: null, courier: '' }] }),
      ],
      meta: { pagination: { total: 4, count: 4, per_page: 20, current_page: 1, total_pages: 1, links: {} } },
    },
  })
  expect(recorded[1]).toMatchObject({ method: 'GET', path: '/orders?search=R-1&per_page=20' })
  expect(found).toEqual([
    {
      order: '700112233',
      shipment: '698554411',
      awb: '143455210101006',
      courier: 'Delhivery Surface',
      isCancelled: false,
    },
    { order: '2', shipment: '', awb: '', courier: '', isCancelled: true },
    { order: '3', shipment: '4', awb: '', courier: '', isCancelled: false },
  ])
})

test('pickup, cancelling and an answer after a failed delivery', async () => {
  const scheduled = {
    pickup_status: 1,
    response: {
      pickup_scheduled_date: '2026-11-25 12:39:54',
      pickup_token_number: 'Reference No: 12_BIGFOOT 1',
      status: 3,
      others: '{}',
      data: 'Pickup is confirmed by the courier.',
    },
  }
  expect(await asked(of => of.pickup('698554411'), { body: scheduled })).toBe('2026-11-25 12:39')
  const queued = { status: 400, body: { message: 'Already in Pickup Queue.', status_code: 400 } }
  expect(await kindOf(asked(of => of.pickup('698554411'), queued))).toBe('refused')
  await asked(of => of.cancel('700112233'), {
    body: { status_code: 200, message: 'Order cancelled successfully.' },
  })
  await asked(of => of.answer('143455210101006', 'again', 'After six'), { body: { success: true } })
  await asked(of => of.answer('143455210101006', 'return', 'Moved'), { body: { success: true } })
  const posted = recorded.filter(({ path }) => path !== '/auth/login')
  expect(posted.map(({ path, body }) => [path, body])).toEqual([
    ['/courier/generate/pickup', { shipment_id: ['698554411'] }],
    ['/courier/generate/pickup', { shipment_id: ['698554411'] }],
    ['/orders/cancel', { ids: ['700112233'] }],
    ['/ndr/143455210101006/action', { action: 're-attempt', comments: 'After six' }],
    ['/ndr/143455210101006/action', { action: 'return', comments: 'Moved' }],
  ])
})

test('a label is fetched from where it lies, and is a PDF', async () => {
  const at = (label_url: string) => ({
    body: { label_created: 1, label_url, response: 'Label has been created!', not_created: [] },
  })
  const here = at(`${new URL(apiUrl).origin}/labels/1.pdf`)
  const pdf = await asked(of => of.label('698554411'), here, { body: Buffer.from('%PDF-1.4 label') })
  expect(Buffer.from(pdf).toString()).toBe('%PDF-1.4 label')
  expect(recorded[1]).toMatchObject({ path: '/courier/generate/label', body: { shipment_id: ['698554411'] } })
  // Nobody there learns the token.
  expect(recorded[2]).toMatchObject({ authorization: null })
  expect(await kindOf(asked(of => of.label('1'), here, { body: '<html>Expired</html>' }))).toBe('down')
  for (const url of ['http://169.254.169.254/x.pdf', 'file:///etc/passwd', 'label.pdf'])
    expect(await kindOf(asked(of => of.label('1'), at(url)))).toBe('refused')
  expect(await kindOf(asked(of => of.label('1'), { body: { label_created: 0, response: 'No' } }))).toBe(
    'refused',
  )
})

const tracking = (shipment_status: number, more: object = {}) => ({
  tracking_data: {
    track_status: 1,
    shipment_status,
    shipment_track: [
      {
        id: 236_612_717,
        awb_code: '143455210101006',
        courier_company_id: 10,
        shipment_id: 698_554_411,
        order_id: 700_112_233,
        current_status: 'In Transit',
        delivered_to: 'Khargone',
        destination: 'Khargone',
        edd: null,
      },
    ],
    shipment_track_activities: [
      {
        date: '2026-11-26 09:23:18',
        status: 'X-DDD3FD',
        activity: 'In Transit - Shipment picked up',
        location: 'Bharuch_Hub (Gujarat)',
        'sr-status': '18',
        'sr-status-label': 'IN TRANSIT',
      },
      {
        date: '2026-11-25 19:37:00',
        status: 'X-PPOM',
        activity: 'Picked up',
        location: 'Bharuch',
        'sr-status': '42',
      },
    ],
    track_url: 'https://tracking.example/143455210101006',
    etd: '2026-11-29 18:00:00',
    qc_response: '',
    ...more,
  },
})
const AWB = '143455210101006'

test('tracking: its state by the service’s number, its time that of the latest scan, in India', async () => {
  const track = await asked(of => of.track(AWB), { body: tracking(18) })
  expect(recorded[1]).toMatchObject({ method: 'GET', path: `/courier/track/awb/${AWB}` })
  expect(track).toEqual({
    state: 'moving',
    at: new Date('2026-11-26T03:53:18Z'),
    text: 'In Transit - Shipment picked up, Bharuch_Hub (Gujarat)',
  })
})

test.each([
  [1, 'booked'],
  [6, 'moving'],
  [7, 'delivered'],
  [8, 'cancelled'],
  [9, 'returning'],
  [10, 'returned'],
  [12, 'lost'],
  [17, 'out'],
  [18, 'moving'],
  [21, 'failed'],
  [42, 'moving'],
  [46, 'returning'],
] as const)('the number %i means %s', (status, state) => {
  expect(readTrack(AWB, tracking(status))?.state).toBe(state)
})

test('what tells nothing moves nothing; what is no answer is a fault', () => {
  expect(readTrack(AWB, tracking(999))).toBeUndefined()
  expect(
    readTrack(AWB, { tracking_data: { track_status: 0, shipment_status: 0, error: 'No activities found' } }),
  ).toBeUndefined()
  expect(readTrack('9', tracking(7))).toBeUndefined()
  expect(readTrack(AWB, { [AWB]: tracking(7) })?.state).toBe('delivered')
  expect(readTrack(AWB, [tracking(7)])?.state).toBe('delivered')
  expect(readTrack(AWB, tracking(7, { shipment_track_activities: null }))).toMatchObject({ at: undefined })
  expect(() => readTrack(AWB, 'x')).toThrow(CourierError)
  expect(momentOf('yesterday')).toBeUndefined()
})

test.each([
  ['Nov 29, 2026', '2026-11-29'],
  ['May 5, 2027', '2027-05-05'],
  ['2026-11-29 18:00:00', '2026-11-29'],
  ['soon', ''],
])('%s is the day %s', (text, day) => {
  expect(dayOf(text)).toBe(day)
})
