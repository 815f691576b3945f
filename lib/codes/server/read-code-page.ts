import 'server-only'
import { cookies, headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { captcha, codes } from '#lib/api/server/shop.ts'
import { captchaOf } from '#lib/checkout/rules/captcha-paths.ts'
import { COOKIES } from '#lib/cookies.ts'
import { env } from '#lib/server/settings/env.ts'
import { sessionToken } from '#lib/session/server/signed-in.ts'
import type { CodeState } from '../rules/code-types.ts'

export type Captcha = ReturnType<typeof captchaOf>

/** What a page that asks for codes shows. */
export type CodePage = {
  /** Nothing here takes codes to phones. */
  isOff: boolean
  state?: CodeState
  captcha?: Captcha
  hasPracticePhone: boolean
}

/** Whether codes sign in here: the links to them show where they do. */
export const areCodesOn = async () => codes !== undefined && (await codes.areOn())

export async function readCodePage(): Promise<CodePage> {
  // Another host has its own ways to sign in.
  if (!codes) notFound()
  const browser = (await cookies()).get(COOKIES.code)?.value
  const address = (await headers()).get('x-client-address') ?? undefined
  const [isOn, state, needsCaptcha] = await Promise.all([
    codes.areOn(),
    codes.state(browser),
    codes.needCaptcha(address),
  ])
  return {
    isOff: !isOn,
    state,
    hasPracticePhone: env.practicePhone,
    ...(needsCaptcha && { captcha: captchaOf(captcha.make()) }),
  }
}

/** The code that waits in this browser, if it is for this order, and the phone to which another would go. */
export async function readOrderCode(key: string, order: string) {
  if (!(await areCodesOn())) return undefined
  const phone = await codes?.phoneOfOrder(key)
  if (!phone) return undefined
  const { state, ...page } = await readCodePage()
  return { ...page, phone, state: state?.order === order ? state : undefined }
}

/** The number of the account that is signed in. */
export async function readAccountNumber(token: string) {
  return codes?.numberOfAccount(token)
}

export const hasNoPassword = async () => {
  const token = await sessionToken()
  return token !== undefined && (await codes?.numberOfAccount(token))?.hasPassword === false
}
