import path from 'node:path'
import { processWide } from '#lib/rules/process-wide.ts'
import {
  addressWithQuery,
  allOrNone,
  keysApart,
  localWebhooksOnHttps,
  notAddressThatBegins,
  notMailAddress,
  notOneOf,
  notPhoneId,
  notWholeNumber,
  notYesOrNo,
  samePort,
  siteUrlWithPath,
  tooShort,
} from '#messages/start.ts'
import { databaseAddresses } from './database-addresses.ts'
import { mediaSettings } from './media-settings.ts'
import { SECRET_NAMES, settingOfSecret } from './secret-names.ts'
import { StartError } from './start-error.ts'

type Source = Record<string, string | undefined>

/**
 * Every setting of the shop, checked: an invalid one is reported in a sentence that names it. They are read once, but for those
 * in `LIVE`, which are read again when the owner types other keys.
 */
export type Env = ReturnType<typeof readEnv>

export const readEnv = (source: Source) => {
  const port = wholeNumber(source, 'PORT', 3000, 1, 65_535)
  const siteUrl = webAddress(source, 'SITE_URL') ?? `http://localhost:${port}`
  const production = siteUrl.startsWith('https:')
  const razorpay = razorpayKeys(source)
  const practiceAsked = yesOrNo(source, 'PRACTICE_PAYMENTS')
  const practiceAllowed = practiceAsked ?? !production
  const smtpUrl = address(source, 'SMTP_URL', ['smtp:', 'smtps:'])
  const practicePayments = razorpay === undefined && practiceAllowed
  const apiHost = webAddress(source, 'API_HOST')
  // With another host the orders are its own, and so is what it tells of them.
  const ownShop = <Keys>(keys: Keys) => (apiHost ? undefined : keys)
  const whatsapp = ownShop(whatsappKeys(source))
  const whatsappUrl = webAddress(source, 'WHATSAPP_API_URL') ?? 'https://graph.facebook.com/v23.0'
  const msg91 = ownShop(msg91Keys(source))
  const msg91Url = webAddress(source, 'SMS_API_URL') ?? 'https://control.msg91.com'
  const practicePhoneAllowed = yesOrNo(source, 'PRACTICE_PHONE') ?? isPlainLoopback(siteUrl)
  const shiprocket = ownShop(shiprocketKeys(source))
  const practiceCourierAllowed = yesOrNo(source, 'PRACTICE_COURIER') ?? !production
  const practiceCourier = !shiprocket && !apiHost && practiceCourierAllowed
  const practicePhone = !whatsapp && !msg91 && !apiHost && practicePhoneAllowed
  const localWebhooks = yesOrNo(source, 'LOCAL_WEBHOOKS') ?? isPlainLoopback(siteUrl)
  if (localWebhooks && production) throw new StartError(localWebhooksOnHttps)
  const metricsPort = given(source, 'METRICS_PORT')
    ? wholeNumber(source, 'METRICS_PORT', 0, 1, 65_535)
    : undefined
  if (metricsPort === port) throw new StartError(samePort('METRICS_PORT', 'PORT'))
  const dataDir = path.resolve(/* turbopackIgnore: true */ given(source, 'DATA_DIR') ?? 'data')
  return {
    port,
    host: given(source, 'HOST') ?? '0.0.0.0',
    // A port of its own, for whoever watches the shop: visitors do not reach it.
    metricsPort,
    metricsHost: given(source, 'METRICS_HOST') ?? '127.0.0.1',
    logFormat: oneOf(source, 'LOG_FORMAT', ['text', 'json']),
    dataDir,
    // A folder with a file for each secret, 'env' for those below, or nothing: they lie in DATA_DIR.
    secretsFrom: secretsFrom(source),
    secrets: Object.fromEntries(
      SECRET_NAMES.map(name => [name, given(source, settingOfSecret(name))] as const),
    ),
    // What copies in front of another host share.
    redisUrl: address(source, 'REDIS_URL', ['redis:', 'rediss:']),
    databaseUrl: databaseAddress(source, 'DATABASE_URL'),
    // Lists and searches only (lib/backend/db/list-db.ts).
    databaseReadUrl: databaseAddress(source, 'DATABASE_READ_URL'),
    // How long a process that is told to stop goes on answering: until its balancer has noticed.
    drainSeconds: wholeNumber(source, 'DRAIN_SECONDS', 0, 0, 300),
    traces: tracesOf(source),
    // Where pictures are, if not in DATA_DIR.
    media: mediaOf(source),
    apiHost,
    siteUrl,
    // An https address means production: no practice payments and no demo unless a setting enables them (Rule 26).
    production,
    demoSeed: yesOrNo(source, 'DEMO_SEED') ?? !production,
    razorpay,
    practicePayments,
    // Practice where shop.json has a UPI id too: it is asked for by name (Rule 110).
    practiceByName: practicePayments && practiceAsked === true,
    // The name of its folder in lib/backend/payments.
    paymentProvider: practicePayments ? ('practice' as const) : ('razorpay' as const),
    paymentApiUrl: webAddress(source, 'PAYMENT_API_URL') ?? (razorpay && 'https://api.razorpay.com'),
    paymentScriptUrl:
      webAddress(source, 'PAYMENT_SCRIPT_URL') ??
      (razorpay && 'https://checkout.razorpay.com/v1/checkout.js'),
    shiprocket,
    courierApiUrl: webAddress(source, 'COURIER_API_URL') ?? 'https://apiv2.shiprocket.in/v1/external',
    // No parcel is fetched: on this machine, or where a setting says so.
    practiceCourier,
    // The name of its folder in lib/backend/couriers; undefined where couriers are told by hand.
    courierService: shiprocket
      ? ('shiprocket' as const)
      : practiceCourier
        ? ('practice' as const)
        : undefined,
    smtpUrl,
    // By what customers are told of their orders: the name of a file in lib/backend/mail/channels, and where it sends to;
    // undefined where it is not set up. Of those that reach a phone the first one is used.
    channels: {
      mail: smtpUrl ?? '',
      whatsapp: whatsapp && whatsappUrl,
      sms: msg91 && msg91Url,
      practice: practicePhone ? '' : undefined,
      'by-hand': '',
    } as Record<string, string | undefined>,
    whatsapp,
    msg91,
    // What would have been sent to a phone is shown on a page: on this machine, or where a setting says so (Rule 96).
    practicePhone,
    messagesFile: path.resolve(
      /* turbopackIgnore: true */ given(source, 'MESSAGES_FILE') ?? path.join(dataDir, 'messages.json'),
    ),
    // Whether a webhook may lead to this machine, where whoever builds a receiver tries it: never for a shop on the internet.
    localWebhooks,
    mailFrom: mailAddress(source, 'MAIL_FROM') ?? `shop@${new URL(siteUrl).hostname}`,
    trustProxy: yesOrNo(source, 'TRUST_PROXY') ?? false,
    // On a developer's own machine every visitor has the same address (Rule 45).
    limits: yesOrNo(source, 'LIMITS') ?? !isPlainLoopback(siteUrl),
    registrationsAnHour: wholeNumber(source, 'REGISTRATIONS_AN_HOUR', 100, 1, 1_000_000),
    codesADay: wholeNumber(source, 'CODES_A_DAY', 500, 1, 1_000_000),
    heapMb: wholeNumber(source, 'HEAP_MB', 256, 128, 100_000),
    pageCacheMb: wholeNumber(source, 'PAGE_CACHE_MB', 64, 0, 100_000),
    openCodLimit: wholeNumber(source, 'OPEN_COD_LIMIT', 5, 1, 1_000_000),
    dailyCodLimit: wholeNumber(source, 'DAILY_COD_LIMIT', 10, 1, 1_000_000),
    holdPiecesOfOne: given(source, 'HOLD_PIECES_OF_ONE')
      ? wholeNumber(source, 'HOLD_PIECES_OF_ONE', 1, 1, 1_000_000)
      : undefined,
    holdRupees: wholeNumber(source, 'HOLD_RUPEES', 50_000, 1, 999_999_999),
    holdsUnpaidADay: wholeNumber(source, 'HOLDS_UNPAID_A_DAY', 2, 1, 1_000_000),
    // What the law asks to be kept is the least of each.
    messagesKeptDays: wholeNumber(source, 'MESSAGES_KEPT_DAYS', 90, 90, 36_500),
    unsoldKeptDays: wholeNumber(source, 'UNSOLD_KEPT_DAYS', 365, 365, 36_500),
    billsKeptYears: wholeNumber(source, 'BILLS_KEPT_YEARS', 8, 8, 100),
    holdAddressTimes: wholeNumber(source, 'HOLD_ADDRESS_TIMES', 20, 1, 1_000_000),
  }
}

const given = (source: Source, name: string) => source[name]?.trim() || undefined

const wholeNumber = (source: Source, name: string, otherwise: number, least: number, most: number) => {
  const text = given(source, name)
  if (text === undefined) return otherwise
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (value < least || value > most) throw new StartError(notWholeNumber(name, least, most, text))
  return value
}

const oneOf = <const Word extends string>(
  source: Source,
  name: string,
  words: readonly [Word, ...Word[]],
): Word => {
  const text = given(source, name)?.toLowerCase()
  if (text === undefined) return words[0]
  const word = words.find(each => each === text)
  if (word === undefined) throw new StartError(notOneOf(name, words.join(' or '), text))
  return word
}

const yesOrNo = (source: Source, name: string) => {
  const text = given(source, name)?.toLowerCase()
  if (text === undefined) return undefined
  if (['1', 'true', 'yes', 'on'].includes(text)) return true
  if (['0', 'false', 'no', 'off'].includes(text)) return false
  throw new StartError(notYesOrNo(name, text))
}

// The value itself is not repeated: an address may contain a password.
const address = (source: Source, name: string, protocols: string[]) => {
  const text = given(source, name)
  if (text === undefined) return undefined
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  if (!protocols.includes(protocol))
    throw new StartError(notAddressThatBegins(name, protocols.map(p => `${p}//`).join(' or ')))
  return text
}

const databaseAddress = (source: Source, name: string) => {
  const text = given(source, name)
  const protocols = ['postgres:', 'postgresql:']
  // Each of its hosts, by the same check.
  for (const each of text === undefined ? [] : databaseAddresses(text))
    address({ [name]: each }, name, protocols)
  return text
}

// The names are OpenTelemetry's own.
const tracesOf = (source: Source) => {
  const endpoint = webAddress(source, 'OTEL_EXPORTER_OTLP_ENDPOINT')
  const service = given(source, 'OTEL_SERVICE_NAME') ?? 'haat'
  const percent = wholeNumber(source, 'TRACES_PERCENT', 100, 0, 100)
  const headers = (given(source, 'OTEL_EXPORTER_OTLP_HEADERS') ?? '').split(',').flatMap(pair => {
    const mark = pair.indexOf('=')
    return mark > 0 ? [[pair.slice(0, mark).trim(), decodeURIComponent(pair.slice(mark + 1).trim())]] : []
  })
  return endpoint
    ? { endpoint, service, percent, headers: Object.fromEntries(headers) as Record<string, string> }
    : undefined
}

const webAddress = (source: Source, name: string) => {
  const text = address(source, name, ['http:', 'https:'])
  if (text === undefined) return undefined
  const { search, hash, pathname } = new URL(text)
  if (search || hash) throw new StartError(addressWithQuery(name))
  if (name === 'SITE_URL' && pathname !== '/') throw new StartError(siteUrlWithPath)
  return text.replace(/\/+$/, '')
}

const isPlainLoopback = (siteUrl: string) => {
  const { protocol, hostname } = new URL(siteUrl)
  return protocol === 'http:' && /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

const mailAddress = (source: Source, name: string) => {
  const text = given(source, name)
  if (text !== undefined && !/^([^\r\n<>@]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(text))
    throw new StartError(notMailAddress(name, text))
  return text
}

const secretsFrom = (source: Source) => {
  const text = given(source, 'SECRETS_FROM')
  return text === undefined || text === 'env' ? text : path.resolve(/* turbopackIgnore: true */ text)
}

// As every program names them that speaks to such a store.
const mediaOf = (source: Source) =>
  mediaSettings({
    url: given(source, 'MEDIA_URL'),
    accessKeyId: given(source, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: given(source, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: given(source, 'AWS_SESSION_TOKEN'),
    region: given(source, 'AWS_REGION'),
    endpoint: storeEndpoint(source),
  })

// Read only with MEDIA_URL: a machine may have these for other programs.
const storeEndpoint = (source: Source) => {
  const [own, all] = [given(source, 'AWS_ENDPOINT_URL_S3'), given(source, 'AWS_ENDPOINT_URL')]
  if (given(source, 'MEDIA_URL') === undefined) return undefined
  return own ? webAddress(source, 'AWS_ENDPOINT_URL_S3') : all && webAddress(source, 'AWS_ENDPOINT_URL')
}

const razorpayKeys = (source: Source) => {
  const keyId = given(source, 'RAZORPAY_KEY_ID')
  const keySecret = given(source, 'RAZORPAY_KEY_SECRET')
  const webhookSecrets = (given(source, 'RAZORPAY_WEBHOOK_SECRET') ?? '')
    .split(',')
    .flatMap(s => s.trim() || [])
  if (keyId && keySecret) return { keyId, keySecret, webhookSecrets }
  if (keyId || keySecret || webhookSecrets.length > 0)
    throw new StartError(keysApart('RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'))
  return undefined
}

/** In the order of their fields. */
const WHATSAPP = ['WHATSAPP_PHONE_ID', 'WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN']

// All four: without the secret of its webhook the shop would not hear that somebody wants no more messages.
const whatsappKeys = (source: Source) => {
  const [phoneId, token, appSecret, verifyToken] = WHATSAPP.map(name => given(source, name))
  if (phoneId !== undefined && !/^\d{5,20}$/.test(phoneId))
    throw new StartError(notPhoneId('WHATSAPP_PHONE_ID'))
  if (phoneId && token && appSecret && verifyToken) return { phoneId, token, appSecret, verifyToken }
  if (phoneId || token || appSecret || verifyToken) throw new StartError(allOrNone(WHATSAPP.join(', ')))
  return undefined
}

const msg91Keys = (source: Source) => {
  const authKey = given(source, 'SMS_AUTH_KEY')
  const sender = given(source, 'SMS_SENDER')
  const webhookKey = given(source, 'SMS_WEBHOOK_KEY')
  if (webhookKey !== undefined && webhookKey.length < LEAST_WEBHOOK_KEY)
    throw new StartError(tooShort('SMS_WEBHOOK_KEY', LEAST_WEBHOOK_KEY))
  if (authKey) return { authKey, sender, webhookKey }
  if (sender || webhookKey) throw new StartError(allOrNone('SMS_SENDER, SMS_WEBHOOK_KEY, SMS_AUTH_KEY'))
  return undefined
}

const LEAST_WEBHOOK_KEY = 16

const shiprocketKeys = (source: Source) => {
  const email = given(source, 'SHIPROCKET_EMAIL')
  const password = given(source, 'SHIPROCKET_PASSWORD')
  const pickupPlace = given(source, 'SHIPROCKET_PICKUP')
  const webhookToken = given(source, 'SHIPROCKET_WEBHOOK_TOKEN')
  if (webhookToken !== undefined && webhookToken.length < LEAST_WEBHOOK_KEY)
    throw new StartError(tooShort('SHIPROCKET_WEBHOOK_TOKEN', LEAST_WEBHOOK_KEY))
  if (email && password && pickupPlace)
    return { email, password, pickupPlace, webhookToken: webhookToken ?? '' }
  if (email || password || pickupPlace || webhookToken)
    throw new StartError(allOrNone('SHIPROCKET_EMAIL, SHIPROCKET_PASSWORD, SHIPROCKET_PICKUP'))
  return undefined
}

/**
 * The keys of each provider that the owner may type at the desk, for payments and couriers by the name of its folder. Where
 * the first one is set outside, all of them are.
 */
export const TYPED_KEYS = {
  razorpay: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  mail: ['SMTP_URL', 'MAIL_FROM'],
  whatsapp: WHATSAPP,
  sms: ['SMS_AUTH_KEY', 'SMS_SENDER', 'SMS_WEBHOOK_KEY'],
  shiprocket: ['SHIPROCKET_EMAIL', 'SHIPROCKET_PASSWORD', 'SHIPROCKET_PICKUP', 'SHIPROCKET_WEBHOOK_TOKEN'],
} as const satisfies Record<string, readonly string[]>
export type KeySet = keyof typeof TYPED_KEYS

/** Whether a provider's keys are set in the environment or in .env: these win, and an empty one means that there are none. */
export const isSetOutside = (set: KeySet) => process.env[TYPED_KEYS[set][0] ?? ''] !== undefined

const typed = () =>
  processWide('typed-keys', (): { source: Source; version: number } => ({ source: {}, version: 0 }))

/** For this process: what the owner typed, by the names of the settings. */
export const setTypedKeys = (source: Source) => {
  typed().source = source
  typed().version++
}

/** Changes when they do. */
export const typedKeysVersion = () => typed().version

/** The settings as they would be with these keys; throws what is wrong with them. */
export const envWith = (source: Source) => {
  const sets = Object.keys(TYPED_KEYS) as KeySet[]
  const named = sets.filter(set => !isSetOutside(set)).flatMap(set => TYPED_KEYS[set] as readonly string[])
  const ours = Object.fromEntries(
    named.flatMap(name =>
      given(process.env, name) === undefined && source[name] ? [[name, source[name]]] : [],
    ),
  )
  return readEnv({ ...process.env, ...ours })
}

/** The settings as they would be with this MEDIA_URL: where a shop's pictures are to be moved. */
export const envWithMedia = (url: string) => readEnv({ ...process.env, MEDIA_URL: url })

// What the keys of providers decide is asked for each time, so that no start is needed when they change.
const LIVE = [
  ...(['razorpay', 'practicePayments', 'practiceByName', 'paymentProvider', 'paymentApiUrl'] as const),
  ...(['shiprocket', 'practiceCourier', 'courierService'] as const),
  ...(['paymentScriptUrl', 'smtpUrl', 'mailFrom', 'channels', 'whatsapp', 'msg91', 'practicePhone'] as const),
] satisfies (keyof Env)[]

const live = (): Env => {
  const read = readEnv(process.env)
  let known = { version: 0, env: { ...read } }
  const now = () => {
    const version = typedKeysVersion()
    if (version !== known.version) known = { version, env: envWith(typed().source) }
    return known.env
  }
  for (const name of LIVE)
    Object.defineProperty(read, name, {
      get: () => now()[name],
      // A test sets what it needs.
      set: value =>
        Object.defineProperty(read, name, { value, writable: true, enumerable: true, configurable: true }),
      enumerable: true,
      configurable: true,
    })
  return read
}

export const env = live()

// Not settings: the commands set NODE_ENV (package.json), and the bundler replaces it.
/** Whether this is a build, as `npm start` runs it. */
export const isBuilt = () => process.env.NODE_ENV === 'production'
/** Whether this is the development server. */
export const isDeveloping = () => process.env.NODE_ENV === 'development'
