import 'server-only'
import { createHmac } from 'node:crypto'
import { secret } from '../secrets.ts'

/** The key of an order's link: derived, so that a later mail can print it again and nothing readable is stored. */
export const linkKey = (orderId: string, generation: number) =>
  createHmac('sha256', secret('signing')).update(`order link ${generation} ${orderId}`).digest('base64url')

export const isLinkKey = (key: string) => /^[\w-]{43}$/.test(key)
