import 'server-only'
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { HASH_COST } from './hash-cost.ts'
import { type Asking, inHashQueue } from './hash-queue.ts'

const BYTES = 32

/** scrypt$logN$r$p$salt$hash: the settings are stored with the hash, so that they can be raised later. */
export const hashPassword = async (password: string, asking?: Asking) => {
  const salt = randomBytes(16)
  const { logN, r, p } = HASH_COST
  const hash = await inHashQueue(() => derive(password, salt, logN, r, p), asking)
  return ['scrypt', logN, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/**
 * Whether the password is the stored one. Without a stored one it takes as long and returns false. Call it through the
 * queue.
 */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, logN, r, p, salt = '', hash = ''] = (stored ?? decoyHash()).split('$')
  const expected = Buffer.from(hash, 'base64url')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), Number(logN), Number(r), Number(p))
  return timingSafeEqual(derived, expected) && stored !== undefined
}

const decoyHash = () => {
  const { logN, r, p } = HASH_COST
  return ['scrypt', logN, r, p, '', Buffer.alloc(BYTES).toString('base64url')].join('$')
}

// The same letters can be typed in two Unicode forms; both are one password.
const derive = (password: string, salt: Buffer, logN: number, r: number, p: number) =>
  scryptAsync(password.normalize('NFKC'), salt, { N: 2 ** logN, r, p, maxmem: 2 ** (logN + 8) * r + 2 ** 20 })

const scryptAsync = (password: string, salt: Buffer, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) =>
    scrypt(password, salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key))),
  )
