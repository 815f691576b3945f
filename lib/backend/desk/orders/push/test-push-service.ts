import 'server-only'
import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** For tests: a push service as RFC 8030, 8188, 8291 and 8292 describe it, with one phone behind it. */
export async function testPushService() {
  const phone = createECDH('prime256v1')
  phone.generateKeys()
  const auth = randomBytes(16)
  const told: { text: unknown; ttl: string; isSigned: boolean }[] = []
  const service = { status: 201 }
  const server = createServer(async (request, response) => {
    const body = await bytesOf(request)
    if (service.status === 201)
      told.push({
        text: JSON.parse(decrypt(body, phone, auth)),
        ttl: String(request.headers.ttl),
        isSigned: isSigned(String(request.headers.authorization), `http://${request.headers.host}`),
      })
    response.writeHead(service.status).end()
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    told,
    service,
    push: {
      endpoint: `${origin}/push/1`,
      p256dh: phone.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    },
    close: () => new Promise(closed => server.close(closed)),
  }
}

async function bytesOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

const hmac = (key: Buffer, text: Buffer) => createHmac('sha256', key).update(text).digest()

/** aes128gcm, as the phone opens it. */
function decrypt(body: Buffer, phone: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const length = body.readUInt8(20)
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), phone.getPublicKey(), sender, Buffer.from([1])])
  const input = hmac(hmac(auth, phone.computeSecret(sender)), info)
  const extracted = hmac(salt, input)
  const key = hmac(extracted, Buffer.from('Content-Encoding: aes128gcm\0\x01')).subarray(0, 16)
  const nonce = hmac(extracted, Buffer.from('Content-Encoding: nonce\0\x01')).subarray(0, 12)
  const opened = createDecipheriv('aes-128-gcm', key, nonce)
  opened.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()])
  // The last record ends with 2 and zeros.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

/** "vapid t=JWT, k=KEY": who sends it, for this service alone. */
function isSigned(header: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  })
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return (
    aud === origin &&
    exp > Date.now() / 1000 &&
    /^mailto:/.test(sub) &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}
