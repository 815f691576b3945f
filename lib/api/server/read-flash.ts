import { cookies } from 'next/headers'
import { COOKIES } from '#lib/cookies.ts'
import { cookieOf } from './cookie-of.ts'
import { readFlashCookie } from './flash.ts'

/** The message of the previous form, in a dynamic page; the middleware deletes the cookie with the response. */
export const readFlash = async () => readFlashCookie((await cookies()).get(COOKIES.flash)?.value)

/** The same by the cookies of a request. */
export const readFlashOf = (cookieHeader: string | string[] | null | undefined) =>
  readFlashCookie(cookieOf(cookieHeader, COOKIES.flash))
