import 'server-only'
import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from 'node:crypto'
import { CAPTCHA_DIGITS, CAPTCHA_SECONDS } from '#lib/constants.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { secret } from '../secrets.ts'

type Challenge = { digits: string; expiresAt: Date }

// The id contains the digits, encrypted: viewing a page writes no row, and any instance can read it.

export const newChallenge = (now = shopNow()): string => {
  const digits = randomInt(10 ** CAPTCHA_DIGITS)
  const plain = Buffer.alloc(8)
  plain.writeUInt32BE(digits, 0)
  plain.writeUInt32BE(Math.floor(now / 1000) + CAPTCHA_SECONDS, 4)
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce)
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString(
    'base64url',
  )
}

/** The challenge of an id; undefined if the id is forged or older than five minutes. */
export function openChallenge(id: string, now = shopNow()): Challenge | undefined {
  if (!/^[\w-]{48}$/.test(id)) return undefined
  const sealed = Buffer.from(id, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(20))
  let plain: Buffer
  try {
    plain = Buffer.concat([decipher.update(sealed.subarray(12, 20)), decipher.final()])
  } catch {
    // Altered or forged.
    return undefined
  }
  const expiresAt = plain.readUInt32BE(4) * 1000
  if (expiresAt <= now) return undefined
  return {
    digits: String(plain.readUInt32BE(0)).padStart(CAPTCHA_DIGITS, '0'),
    expiresAt: new Date(expiresAt),
  }
}

const key = () => createHash('sha256').update(secret('captcha')).digest()
