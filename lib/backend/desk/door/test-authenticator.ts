import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

type Options = { challenge: string; user?: { id: string } }
type Faults = {
  origin?: string
  challenge?: string
  host?: string
  counter?: number
  userHandle?: string
  withoutFinger?: true
}

/** For tests: an authenticator as phones have one, which makes a passkey and signs with it. */
export function testAuthenticator(origin = 'http://localhost:3000') {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let owner = ''
  let counter = 0

  const clientData = (type: string, { challenge }: Options, faults: Faults) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: faults.challenge ?? challenge,
        origin: faults.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authenticatorData = (flags: number, faults: Faults, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(faults.counter ?? counter)
    const host = createHash('sha256')
      .update(faults.host ?? new URL(origin).hostname)
      .digest()
    return Buffer.concat([host, Buffer.from([faults.withoutFinger ? flags & ~VERIFIED : flags]), count, more])
  }

  return {
    id: id.toString('base64url'),
    /** As the browser sends a new passkey. */
    make: (options: Options, faults: Faults = {}) => {
      owner = options.user?.id ?? ''
      const length = Buffer.from([0, id.length])
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(keys.publicKey)])
      const data = authenticatorData(PRESENT | VERIFIED | ATTESTED, faults, attested)
      return JSON.stringify({
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: clientData('webauthn.create', options, faults).toString('base64url'),
          attestationObject: Buffer.concat([
            Buffer.from([0xa3]),
            ...[
              text('fmt'),
              text('none'),
              text('attStmt'),
              Buffer.from([0xa0]),
              text('authData'),
              bytes(data),
            ],
          ]).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      })
    },
    /** As the browser sends a signature. */
    sign: (options: Options, faults: Faults = {}) => {
      counter++
      const client = clientData('webauthn.get', options, faults)
      const data = authenticatorData(PRESENT | VERIFIED, faults)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return JSON.stringify({
        id: id.toString('base64url'),
        rawId: id.toString('base64url'),
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: createSign('sha256').update(signed).sign(keys.privateKey).toString('base64url'),
          userHandle: faults.userHandle ?? owner,
        },
        clientExtensionResults: {},
      })
    },
  }
}

const PRESENT = 1
const VERIFIED = 4
const ATTESTED = 64

// Just enough of CBOR.
const head = (kind: number, length: number) =>
  length < 24
    ? Buffer.from([(kind << 5) | length])
    : length < 256
      ? Buffer.from([(kind << 5) | 24, length])
      : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])

function coseKey(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const part = (value: string) => bytes(Buffer.from(value, 'base64url'))
  // An elliptic curve (2), ES256 (-7), P-256 (1), and the point.
  return Buffer.concat([
    Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1, 0x21]),
    part(x),
    Buffer.from([0x22]),
    part(y),
  ])
}
