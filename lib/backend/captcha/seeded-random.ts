import 'server-only'
import { createHmac } from 'node:crypto'
import { secret } from '../secrets.ts'

export type SeededRandom = (least: number, most: number) => number

/** Pseudo-random numbers that are always the same for one id: a picture requested again reveals nothing more. */
export function seededRandom(id: string, what: string): SeededRandom {
  const seed = createHmac('sha256', secret('captcha')).update(`${what}:${id}`).digest()
  const next = sfc32(seed.readInt32LE(0), seed.readInt32LE(4), seed.readInt32LE(8), seed.readInt32LE(12))
  return (least, most) => least + next() * (most - least)
}

// Small and fast: a second of sound takes sixteen thousand of them.
function sfc32(a: number, b: number, c: number, d: number) {
  return () => {
    const sum = (a + b + d) | 0
    d = (d + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }
}
