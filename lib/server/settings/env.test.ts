import path from 'node:path'
import { readEnv } from './env.ts'
import { StartError } from './start-error.ts'

const STORE = {
  ...{ MEDIA_URL: 's3://pictures/shop', AWS_REGION: 'ap-south-1' },
  ...{ AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' },
}

const refused: [string, Record<string, string>, RegExp][] = [
  ['a port of letters', { PORT: 'abc' }, /^PORT must be a whole number from 1 to 65535, and it is "abc"\.$/],
  ['no port', { PORT: '0' }, /^PORT /],
  ['a port beyond the last', { PORT: '65536' }, /^PORT /],
  ['a negative cache', { PAGE_CACHE_MB: '-1' }, /^PAGE_CACHE_MB /],
  ['a site without a scheme', { SITE_URL: 'shop.example' }, /^SITE_URL .*https?:\/\//],
  ['a site with a path', { SITE_URL: 'https://shop.example/in' }, /^SITE_URL .*without a path/],
  ['a host with a query', { API_HOST: 'https://api.example?x=1' }, /^API_HOST /],
  ['a database of another kind', { DATABASE_URL: 'mysql://root@db/shop' }, /^DATABASE_URL .*postgres:\/\//],
  ['a mail server over the web', { SMTP_URL: 'https://mail.example' }, /^SMTP_URL .*smtp:\/\//],
  ['a sender without an at', { MAIL_FROM: 'shop' }, /^MAIL_FROM /],
  ['a sender with a second header', { MAIL_FROM: 'a@b.in\r\nBcc: c@d.in' }, /^MAIL_FROM /],
  ['a doubtful yes', { TRUST_PROXY: 'maybe' }, /^TRUST_PROXY must be yes or no/],
  ['doubtful limits', { LIMITS: '100' }, /^LIMITS must be yes or no/],
  ['no registrations at all', { REGISTRATIONS_AN_HOUR: '0' }, /^REGISTRATIONS_AN_HOUR /],
  ['no order at the door', { OPEN_COD_LIMIT: '0' }, /^OPEN_COD_LIMIT must be a whole number from 1 /],
  ['half an order a day', { DAILY_COD_LIMIT: '0.5' }, /^DAILY_COD_LIMIT /],
  ['a fifth as a fraction', { HOLD_PIECES_OF_ONE: '1/5' }, /^HOLD_PIECES_OF_ONE /],
  ['rupees with a sign', { HOLD_RUPEES: '₹50,000' }, /^HOLD_RUPEES /],
  ['holds for nobody', { HOLDS_UNPAID_A_DAY: '0' }, /^HOLDS_UNPAID_A_DAY /],
  ['an address of no customer', { HOLD_ADDRESS_TIMES: '0' }, /^HOLD_ADDRESS_TIMES /],
  ['half a payment key', { RAZORPAY_KEY_ID: 'rzp_x' }, /^RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET/],
  ['a webhook secret alone', { RAZORPAY_WEBHOOK_SECRET: 's' }, /^RAZORPAY_KEY_ID and RAZORPAY_KEY_SECRET/],
  ['a payment host of no kind', { PAYMENT_API_URL: 'x' }, /^PAYMENT_API_URL /],
  ['pictures at a web address', { ...STORE, MEDIA_URL: 'https://store.example/x' }, /^MEDIA_URL must be s3:/],
  ['a bucket with a query', { ...STORE, MEDIA_URL: 's3://pictures?x=1' }, /^MEDIA_URL must be s3:/],
  ['a store without keys', { MEDIA_URL: 's3://pictures', AWS_REGION: 'ap-south-1' }, /AWS_ACCESS_KEY_ID/],
  ['a store nowhere', { ...STORE, AWS_REGION: '' }, /^MEDIA_URL needs AWS_REGION/],
  ['a store of no kind', { ...STORE, AWS_ENDPOINT_URL: 'store.example' }, /^AWS_ENDPOINT_URL /],
  [
    'a store with a password',
    { ...STORE, AWS_ENDPOINT_URL: 'https://u:p@store.example' },
    /^AWS_ENDPOINT_URL /,
  ],
]

test.each(refused)('%s is refused by name', (_, source, sentence) => {
  expect(() => readEnv(source)).toThrow(StartError)
  expect(() => readEnv(source)).toThrow(sentence)
})

test('a refused address is not repeated, since it may contain a password', () => {
  expect(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db/shop' })).not.toThrow(/hunter2/)
})

test('every setting is optional', () => {
  expect(readEnv({ PORT: ' ' })).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    dataDir: path.resolve('data'),
    production: false,
    demoSeed: true,
    practicePayments: true,
    trustProxy: false,
    limits: false,
    registrationsAnHour: 100,
    heapMb: 256,
    pageCacheMb: 64,
    openCodLimit: 5,
    dailyCodLimit: 10,
    holdPiecesOfOne: undefined,
    holdRupees: 50_000,
    holdsUnpaidADay: 2,
    holdAddressTimes: 20,
    mailFrom: 'shop@localhost',
  })
})

test('the site address follows the port', () => {
  expect(readEnv({ PORT: '4100' }).siteUrl).toBe('http://localhost:4100')
})

test('addresses lose their last slash', () => {
  const env = readEnv({ SITE_URL: 'https://shop.example/', API_HOST: 'http://api.example/v1/' })
  expect([env.siteUrl, env.apiHost]).toEqual(['https://shop.example', 'http://api.example/v1'])
})

const https = { SITE_URL: 'https://shop.example' }
const keys = { RAZORPAY_KEY_ID: 'rzp_x', RAZORPAY_KEY_SECRET: 'y' }
const earnest: [string, Record<string, string>, { practicePayments: boolean; demoSeed: boolean }][] = [
  ['on https nothing pretends', https, { practicePayments: false, demoSeed: false }],
  [
    'on https practice is asked for',
    { ...https, PRACTICE_PAYMENTS: '1' },
    { practicePayments: true, demoSeed: false },
  ],
  [
    'on https the demo is asked for',
    { ...https, DEMO_SEED: 'yes' },
    { practicePayments: false, demoSeed: true },
  ],
  ['on localhost both are there', {}, { practicePayments: true, demoSeed: true }],
  [
    'on localhost both can be refused',
    { PRACTICE_PAYMENTS: '0', DEMO_SEED: 'no' },
    { practicePayments: false, demoSeed: false },
  ],
  [
    'with keys nobody practises',
    { ...keys, PRACTICE_PAYMENTS: '1' },
    { practicePayments: false, demoSeed: true },
  ],
]

test.each(earnest)('%s', (_, source, expected) => {
  expect(readEnv(source)).toMatchObject(expected)
})

test('webhook secrets are a list, for the days of a rotation', () => {
  expect(readEnv({ ...keys, RAZORPAY_WEBHOOK_SECRET: 'old, new,' }).razorpay).toEqual({
    keyId: 'rzp_x',
    keySecret: 'y',
    webhookSecrets: ['old', 'new'],
  })
})

test('the limits of a network address apply everywhere but at http on loopback, and wherever they are switched on', () => {
  const limits = (SITE_URL: string, LIMITS?: string) => readEnv({ SITE_URL, LIMITS }).limits
  for (const site of [
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:8080',
    'http://haat.localhost',
  ])
    expect([limits(site), limits(site, 'yes')]).toEqual([false, true])
  for (const site of [
    'https://shop.example',
    'http://192.168.1.7:3000',
    'https://localhost',
    'http://localhost.example',
  ])
    expect([limits(site), limits(site, 'no')]).toEqual([true, false])
})

test('what is kept is kept as long as the law says, or longer', () => {
  const { messagesKeptDays, unsoldKeptDays, billsKeptYears } = readEnv({})
  expect([messagesKeptDays, unsoldKeptDays, billsKeptYears]).toEqual([90, 365, 8])
  expect(readEnv({ BILLS_KEPT_YEARS: '10' }).billsKeptYears).toBe(10)
  for (const less of [{ MESSAGES_KEPT_DAYS: '89' }, { UNSOLD_KEPT_DAYS: '364' }, { BILLS_KEPT_YEARS: '7' }])
    expect(() => readEnv(less)).toThrow(new RegExp(`^${Object.keys(less)} must be a whole number from `))
})

const whatsapp = {
  WHATSAPP_PHONE_ID: '106540352242922',
  WHATSAPP_TOKEN: 't',
  WHATSAPP_APP_SECRET: 's',
  WHATSAPP_VERIFY_TOKEN: 'v',
}
const sms = { SMS_AUTH_KEY: 'k' }

test('messages to phones are practice on this machine or where a setting says so, and never beside a provider', () => {
  const practises = (source: Record<string, string>) => readEnv(source).practicePhone
  expect(practises({})).toBe(true)
  expect(practises({ PRACTICE_PHONE: 'no' })).toBe(false)
  expect(practises({ SITE_URL: 'http://192.168.1.7:3000' })).toBe(false)
  expect(practises(https)).toBe(false)
  expect(practises({ ...https, PRACTICE_PHONE: 'yes' })).toBe(true)
  for (const keys of [whatsapp, sms, { API_HOST: 'https://api.example' }])
    expect(practises({ ...keys, PRACTICE_PHONE: 'yes' })).toBe(false)
})

const shiprocket = {
  SHIPROCKET_EMAIL: 'api@shop.example',
  SHIPROCKET_PASSWORD: 'p',
  SHIPROCKET_PICKUP: 'Shop',
}

test('couriers are practice without keys on http, elsewhere by name alone, and none of another host’s shop', () => {
  const service = (source: Record<string, string>) => readEnv(source).courierService
  expect(service({})).toBe('practice')
  expect(service({ PRACTICE_COURIER: 'no' })).toBeUndefined()
  expect(service(https)).toBeUndefined()
  expect(service({ ...https, PRACTICE_COURIER: 'yes' })).toBe('practice')
  expect(service({ ...shiprocket, PRACTICE_COURIER: 'yes' })).toBe('shiprocket')
  expect(service({ ...shiprocket, API_HOST: 'https://api.example' })).toBeUndefined()
  expect(readEnv(shiprocket).shiprocket).toEqual({
    email: 'api@shop.example',
    password: 'p',
    pickupPlace: 'Shop',
    webhookToken: '',
  })
})

test('a channel is set up by its keys, and another host’s shop has none of them', () => {
  const setUp = (source: Record<string, string>) =>
    Object.entries(readEnv(source).channels).flatMap(([name, address]) =>
      address === undefined ? [] : [name],
    )
  expect(setUp(https)).toEqual(['mail', 'by-hand'])
  expect(setUp({})).toEqual(['mail', 'practice', 'by-hand'])
  expect(setUp({ ...sms, ...whatsapp })).toEqual(['mail', 'whatsapp', 'sms', 'by-hand'])
  expect(readEnv({ ...whatsapp, ...sms, API_HOST: 'https://api.example' })).toMatchObject({
    whatsapp: undefined,
    msg91: undefined,
  })
})

test.each([
  [
    'half of WhatsApp’s keys',
    { ...whatsapp, WHATSAPP_APP_SECRET: '' },
    /^WHATSAPP_PHONE_ID, WHATSAPP_TOKEN, /,
  ],
  [
    'the number instead of its id',
    { ...whatsapp, WHATSAPP_PHONE_ID: '+91 98765 43210' },
    /^WHATSAPP_PHONE_ID /,
  ],
  ['a sender without a key', { SMS_SENDER: 'NHAATS' }, /SMS_AUTH_KEY/],
  [
    'a courier service without its password',
    { ...shiprocket, SHIPROCKET_PASSWORD: '' },
    /^SHIPROCKET_EMAIL, /,
  ],
  [
    'a short token of a webhook',
    { ...shiprocket, SHIPROCKET_WEBHOOK_TOKEN: 'short' },
    /^SHIPROCKET_WEBHOOK_TOKEN .*16/,
  ],
  ['a short key of a webhook', { ...sms, SMS_WEBHOOK_KEY: 'short' }, /^SMS_WEBHOOK_KEY .*16/],
] satisfies [string, Record<string, string>, RegExp][])(
  '%s is refused, and no key is repeated',
  (_, source, sentence) => {
    expect(() => readEnv(source)).toThrow(StartError)
    expect(() => readEnv(source)).toThrow(sentence)
  },
)

test.each([
  ['Amazon by the bucket’s own host', STORE, 'https://pictures.s3.ap-south-1.amazonaws.com', 'ap-south-1'],
  [
    'Amazon by path where a certificate would not fit',
    { ...STORE, MEDIA_URL: 's3://pictures.shop.in/x' },
    'https://s3.ap-south-1.amazonaws.com/pictures.shop.in',
    'ap-south-1',
  ],
  [
    'another store by path, in a region that all of them know',
    { ...STORE, AWS_REGION: '', AWS_ENDPOINT_URL: 'http://127.0.0.1:9000/' },
    'http://127.0.0.1:9000/pictures',
    'us-east-1',
  ],
  [
    'the endpoint for S3 before the one for all',
    { ...STORE, AWS_ENDPOINT_URL_S3: 'https://a.example', AWS_ENDPOINT_URL: 'https://b.example' },
    'https://a.example/pictures',
    'ap-south-1',
  ],
])('pictures are at %s', (_, source, endpoint, region) => {
  expect(readEnv(source).media).toMatchObject({ endpoint, region })
})

test('keys of a store mean nothing without MEDIA_URL: a machine may have them for other programs', () => {
  expect(readEnv({ ...STORE, MEDIA_URL: '', AWS_ENDPOINT_URL: 'nonsense' }).media).toBeUndefined()
  expect(readEnv({ ...STORE, MEDIA_URL: 's3://pictures/a/b/' }).media?.prefix).toBe('a/b/')
})
