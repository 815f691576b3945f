import 'server-only'
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { secret } from '../secrets.ts'

const CIPHER = 'aes-256-gcm'
const NONCE = 12
const TAG = 16

// `name` is sealed with the text, so that no row can be put in another's place.
const keyFor = (name: string) => Buffer.from(hkdfSync('sha256', secret('keys'), '', `typed keys ${name}`, 32))

/** A text that only who holds DATA_DIR's secret reads again. */
export function seal(name: string, text: string): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv(CIPHER, keyFor(name), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The text again; undefined where it was changed, or sealed with another secret. */
export function unseal(name: string, sealed: Buffer): string | undefined {
  try {
    const opening = createDecipheriv(CIPHER, keyFor(name), sealed.subarray(0, NONCE))
    opening.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([opening.update(sealed.subarray(NONCE + TAG)), opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
