import 'server-only'
import { captcha } from '#lib/api/server/shop.ts'
import { captchaOf } from '#lib/checkout/rules/captcha-paths.ts'

/** A new picture of digits where this network has asked for many codes. */
export const captchaHere = (isNeeded: boolean) => (isNeeded ? captchaOf(captcha.make()) : undefined)
