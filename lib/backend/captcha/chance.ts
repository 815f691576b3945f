import 'server-only'
import { createHmac } from 'node:crypto'
import { secret } from '../secrets.ts'

export type Chance = (least: number, most: number) => number

/** Numbers that look random and are always the same for one id: asked for again, a picture gives nothing more away. */
export function chanceOf(id: string, what: string): Chance {
  let round = 0
  let bytes = Buffer.alloc(0)
  return (least, most) => {
    if (bytes.length < 4)
      bytes = createHmac('sha256', secret('captcha')).update(`${what}:${id}:${round++}`).digest()
    const part = bytes.readUInt32BE(0) / 2 ** 32
    bytes = bytes.subarray(4)
    return least + part * (most - least)
  }
}
