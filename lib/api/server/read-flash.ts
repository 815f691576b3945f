import { cookies } from 'next/headers'
import { COOKIES } from '#lib/cookies.ts'
import { cookieOf } from './cookie-of.ts'
import { readFlashCookie } from './flash.ts'

/** What the form before this page had to say, in a dynamic page; middleware takes the cookie away with the answer. */
export const readFlash = async () => readFlashCookie((await cookies()).get(COOKIES.flash)?.value)

/** The same by the cookies of a request. */
export const readFlashOf = (cookieHeader: string | string[] | null | undefined) =>
  readFlashCookie(cookieOf(cookieHeader, COOKIES.flash))
