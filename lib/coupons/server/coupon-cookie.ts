import 'server-only'
import { cookieOf } from '#lib/api/server/cookie-of.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { COOKIES, WEEK_SECONDS } from '#lib/cookies.ts'
import { env } from '#lib/server/settings/env.ts'
import { couponCode } from '../rules/coupon.ts'

/** Remembers a coupon for the next checkout; '' forgets it. */
export const couponCookie = (code: string) =>
  setCookie(COOKIES.coupon, code, { maxAge: code ? WEEK_SECONDS : 0 })

/** The coupon that is remembered; '' where none is, and where another host has none. */
export const rememberedCoupon = (cookie: string | null | undefined) =>
  env.apiHost ? '' : couponCode(cookieOf(cookie, COOKIES.coupon) ?? '')
