import 'server-only'
import { randomBytes } from 'node:crypto'
import type { CodeAsker, CodePurpose } from '#lib/codes/rules/code-types.ts'
import { CODE_SECONDS } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { env } from '#lib/server/settings/env.ts'
import { shopNow } from '#lib/server/shop-clock.ts'
import { codesNearlyUsed } from '#messages/codes-log.ts'
import { passesCaptcha } from '../captcha/captcha.ts'
import type { Db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import type { Channels } from '../mail/channel-types.ts'
import { indianNumber } from '../mail/phone/indian-number.ts'
import { sendCode } from '../mail/phone/send-code.ts'
import { queueSellerMail } from '../mail/queue-mail.ts'
import { hashOfToken } from '../session/tokens.ts'
import { codeHash, newCode } from './code-hash.ts'
import { limitNetworks, limitNumber, limitShop } from './code-limits.ts'

export type CodeWish = {
  purpose: CodePurpose
  /** As it was typed. */
  mobile: string
  customer?: string
  order?: string
  newMobile?: string
}

/**
 * Sends a code to a number and returns what its browser keeps: only there it opens something. Nothing is looked up
 * about the number, so nothing about it can be told (Rule 102).
 */
export async function askCode(wish: CodeWish, asker: CodeAsker, by?: Channels): Promise<string> {
  const mobile = indianNumber(wish.mobile)
  if (!mobile) throw refusal(422, 'codeNumberWrong')
  const captcha = asker.captcha
  // One captcha is for one code.
  const isCaptchaPassed = captcha
    ? await passesCaptcha(captcha.id, captcha.digits, `code ${randomBytes(16).toString('hex')}`)
    : false
  const browser = randomBytes(32).toString('base64url')
  const nearlyUsed = await transaction(async tx => {
    await limitNumber(tx, mobile)
    await limitNetworks(tx, asker.address, isCaptchaPassed)
    const told = await limitShop(tx)
    if (told) await tellSeller(tx, told)
    await send(tx, { ...wish, mobile }, browser, asker, by)
    return told
  })
  if (nearlyUsed) console.error(codesNearlyUsed(nearlyUsed.used, env.codesADay))
  return browser
}

async function send(
  tx: Db,
  { purpose, mobile, customer, order, newMobile }: CodeWish,
  browser: string,
  { practicePhone }: CodeAsker,
  by?: Channels,
) {
  const code = newCode()
  const until = new Date(shopNow() + CODE_SECONDS * 1000)
  const message = await sendCode(tx, { mobile, code, until, practicePhone }, by)
  if (!message) throw refusal(503, 'codesAreOff')
  const browserHash = hashOfToken(browser)
  await tx.run(ADD, [
    purpose,
    mobile,
    codeHash(code, { purpose, mobile, browserHash }),
    browserHash,
    customer ?? null,
    order ?? null,
    newMobile ?? null,
    message,
    until,
  ])
}

const tellSeller = (tx: Db, { day, used }: { day: string; used: number }) =>
  queueSellerMail(tx, {
    key: `codes-nearly-used:${day}`,
    template: 'codesNearlyUsed',
    payload: { used, most: env.codesADay },
  })

const ADD = `
  insert into codes (purpose, mobile, code_hash, browser_hash, customer_id, order_id, new_mobile, message_key, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`
