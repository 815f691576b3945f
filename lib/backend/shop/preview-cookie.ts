import 'server-only'
import { createHmac } from 'node:crypto'
import { shopNow } from '#lib/server/shop-clock.ts'
import { isSameSecret } from '../is-same-secret.ts'
import { secret } from '../secrets.ts'

/** Shows a shop that is not open yet to the browser of who works there. */
export const PREVIEW_COOKIE = 'shop_preview'

export const PREVIEW_SECONDS = 7 * 86_400

export function previewPass(now = shopNow()): string {
  const until = String(Math.floor(now / 1_000) + PREVIEW_SECONDS)
  return `${until}.${sealOf(until)}`
}

/** Whether a request's cookies have it. */
export const hasPreviewPass = (cookies = '') => isPreviewPass(IN_COOKIES.exec(cookies)?.[1])

const IN_COOKIES = new RegExp(`(?:^|;\\s*)${PREVIEW_COOKIE}=([\\w.-]+)`)

export function isPreviewPass(value: string | undefined, now = shopNow()): boolean {
  const [until = '', seal = ''] = (value ?? '').split('.')
  return /^\d{9,11}$/.test(until) && Number(until) * 1_000 > now && isSameSecret(seal, sealOf(until))
}

const sealOf = (until: string) =>
  createHmac('sha256', secret('signing')).update(`preview ${until}`).digest('base64url')
