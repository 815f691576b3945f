import 'server-only'
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Keys = { accessKeyId: string; secretAccessKey: string; sessionToken?: string; region: string }

const SKEW_MS = 15 * 60_000

/** For tests: what is wrong with a request's signature, as a code of S3's; undefined where it is right (AWS, version 4). */
export function signatureFault(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  keys: Keys,
  now = Date.now(),
): string | undefined {
  const said = PARTS.exec(headers.authorization ?? '')?.groups
  if (!said) return 'AccessDenied'
  const { key, day = '', region, signed = '', signature = '' } = said
  const date = one(headers['x-amz-date'])
  const sent = Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
  if (!(Math.abs(sent - now) <= SKEW_MS)) return 'RequestTimeTooSkewed'
  if (key !== keys.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== keys.region || day !== date.slice(0, 8)) return 'AuthorizationHeaderMalformed'
  const names = signed.split(';')
  const required = Object.keys(headers).filter(name => name === 'host' || name.startsWith('x-amz-'))
  if (!required.every(name => names.includes(name))) return 'AccessDenied'
  if (one(headers['x-amz-security-token']) !== (keys.sessionToken ?? '')) return 'InvalidToken'
  const hash = one(headers['x-amz-content-sha256'])
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const { path, query } = canonicalAddress(url)
  const lines = names.map(name => `${name}:${one(headers[name]).trim().replace(/ +/g, ' ')}\n`)
  const canonical = [method, path, query, lines.join(''), signed, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const signing = [day, String(region), 's3', 'aws4_request'].reduce(
    (secret: string | Buffer, part) => hmac(secret, part),
    `AWS4${keys.secretAccessKey}`,
  )
  const right = hmac(signing, text)
  const given = Buffer.from(signature, 'hex')
  return given.length === right.length && timingSafeEqual(given, right) ? undefined : 'SignatureDoesNotMatch'
}

const PARTS =
  /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<signed>[a-z0-9;-]+), ?Signature=(?<signature>[0-9a-f]{64})$/

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(',') : (value ?? ''))

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

const canonicalAddress = (url: string) => {
  const [path = '', query = ''] = url.split('?')
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map(pair => {
      const [name = '', value = ''] = pair.split('=')
      return `${recoded(name)}=${recoded(value)}`
    })
  return { path: path.split('/').map(recoded).join('/'), query: pairs.sort().join('&') }
}

const recoded = (text: string) =>
  encodeURIComponent(decodeURIComponent(text)).replace(
    /[!'()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
