import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { signed } from './signed.ts'
import { signatureFault } from './test-s3-signature.ts'

// The examples of Amazon's own documentation ("Signature Calculations for the Authorization Header").
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const AT = Date.UTC(2013, 4, 24)
const EMPTY = createHash('sha256').update('').digest('hex')
const authorization = (headers: string, signature: string) =>
  `AWS4-HMAC-SHA256 Credential=${KEYS.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${headers},Signature=${signature}`
const request = (method: string, url: string, headers: Record<string, string>) =>
  ({
    method,
    url,
    headers: { host: 'examplebucket.s3.amazonaws.com', 'x-amz-date': '20130524T000000Z', ...headers },
  }) as unknown as IncomingMessage

const GET = request('GET', '/test.txt', {
  range: 'bytes=0-9',
  'x-amz-content-sha256': EMPTY,
  authorization: authorization(
    'host;range;x-amz-content-sha256;x-amz-date',
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ),
})

test('the double takes the documented signatures of a GET, a PUT, and a list', () => {
  expect(signatureFault(GET, Buffer.alloc(0), KEYS, AT)).toBeUndefined()
  const body = Buffer.from('Welcome to Amazon S3.')
  const put = request('PUT', '/test%24file.text', {
    date: 'Fri, 24 May 2013 00:00:00 GMT',
    'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    'x-amz-storage-class': 'REDUCED_REDUNDANCY',
    authorization: authorization(
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ),
  })
  expect(signatureFault(put, body, KEYS, AT)).toBeUndefined()
  expect(signatureFault(put, body.subarray(1), KEYS, AT)).toBe('XAmzContentSHA256Mismatch')
  const list = request('GET', '/?max-keys=2&prefix=J', {
    'x-amz-content-sha256': EMPTY,
    authorization: authorization(
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ),
  })
  expect(signatureFault(list, Buffer.alloc(0), KEYS, AT)).toBeUndefined()
})

test.each([
  ['another secret', { secretAccessKey: 'other' }, AT, 'SignatureDoesNotMatch'],
  ['another key', { accessKeyId: 'OTHER' }, AT, 'InvalidAccessKeyId'],
  ['another region', { region: 'ap-south-1' }, AT, 'AuthorizationHeaderMalformed'],
  ['a clock that is off by a quarter of an hour', {}, AT + 16 * 60_000, 'RequestTimeTooSkewed'],
  ['a token that was not sent', { sessionToken: 'token' }, AT, 'InvalidToken'],
])('it refuses %s', (_what, keys, now, code) => {
  expect(signatureFault(GET, Buffer.alloc(0), { ...KEYS, ...keys }, now)).toBe(code)
})

test('it refuses a path, a query and a header that were not signed so', () => {
  const changed = { ...GET, url: '/other.txt' } as IncomingMessage
  expect(signatureFault(changed, Buffer.alloc(0), KEYS, AT)).toBe('SignatureDoesNotMatch')
  const more = { ...GET, headers: { ...GET.headers, 'x-amz-meta-note': 'x' } } as unknown as IncomingMessage
  expect(signatureFault(more, Buffer.alloc(0), KEYS, AT)).toBe('AccessDenied')
})

test.each(['uploads/stole.webp', 'uploads/a+b (1)~é.webp', "x/*'!.mp4"])(
  'the shop signs %s as documented',
  async name => {
    const settings = {
      ...KEYS,
      bucket: 'pictures',
      prefix: 'shop/',
      endpoint: 'http://s3.test/pictures',
      sessionToken: 'a/b=',
    }
    const { url, headers } = await signed(settings, {
      method: 'GET',
      name,
      headers: { 'if-none-match': '*' },
    })
    const sent = {
      method: 'GET',
      url: url.pathname,
      headers: { host: url.host, ...headers },
    } as unknown as IncomingMessage
    expect(signatureFault(sent, Buffer.alloc(0), { ...KEYS, sessionToken: 'a/b=' })).toBeUndefined()
  },
)
