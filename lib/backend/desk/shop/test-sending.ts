import 'server-only'
import { randomUUID } from 'node:crypto'
import { isEmailAddress } from '#lib/contract/email-address.ts'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import { env } from '#lib/server/settings/env.ts'
import { notPhoneNumber } from '#messages/commands.ts'
import {
  mailAddressNeeded,
  mailTaken,
  mailWritten,
  messageTaken,
  noPhoneChannel,
  notTaken,
  testMailText,
  testMailTitle,
} from '#messages/desk-shop-keys.ts'
import { greeting } from '#messages/mails.ts'
import { mailBranding } from '../../mail/branding.ts'
import { channels } from '../../mail/channels.ts'
import { indianNumber } from '../../mail/phone/indian-number.ts'
import { fillPhoneTemplate } from '../../mail/phone/phone-templates.ts'

/** Sends a mail at once, and says what the server answered. */
export async function sendTestMail(to: string, name: string): Promise<ActResult> {
  if (!isEmailAddress(to)) return { refused: '', fields: { to: mailAddressNeeded } }
  const channel = (await channels()).get('mail')
  const sender = channel?.open(env.channels.mail ?? '')
  try {
    await sender?.send({
      ...{ key: `test:${randomUUID()}`, recipient: to, branding: await mailBranding() },
      content: { subject: testMailTitle, greeting: greeting(name), paragraphs: [testMailText] },
    })
    return { message: env.channels.mail ? mailTaken : mailWritten, changed: { mail: [] } }
  } catch (error) {
    return { refused: notTaken(reasonOf(error)) }
  } finally {
    sender?.close()
  }
}

/** Sends the message with a code to a phone at once, by the first provider that is set up. */
export async function sendTestMessage(typed: string): Promise<ActResult> {
  const number = indianNumber(typed)
  if (!number) return { refused: '', fields: { to: notPhoneNumber(typed) } }
  for (const [name, channel] of await channels()) {
    if (
      !channel.isForPhone ||
      name === 'by-hand' ||
      !channel.recipientOf({ email: '', mobile: number }, 'code')
    )
      continue
    const branding = await mailBranding()
    const sender = channel.open(env.channels[name] ?? '')
    try {
      const short = await fillPhoneTemplate('code', { code: '123456' }, branding.shop)
      await sender.send({ key: `test:${randomUUID()}`, recipient: number, branding, short })
      return { message: messageTaken(name), changed: { message: [] } }
    } catch (error) {
      return { refused: notTaken(reasonOf(error)) }
    } finally {
      sender.close()
    }
  }
  return { refused: noPhoneChannel }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 300)
