import 'server-only'
import type { ActResult } from '#lib/desk/rules/act-types.ts'
import {
  mailsSentSoon,
  messageDone,
  noFailedMail,
  noOpenMessage,
  notPhoneNumber,
} from '#messages/commands.ts'
import { wishStarted, wishStopped } from '#messages/desk-money-answers.ts'
import { failedMails, resendMails } from '../../mail/failed-mails.ts'
import { indianNumber } from '../../mail/phone/indian-number.ts'
import { setStopped } from '../../mail/phone/is-stopped.ts'
import { phoneTemplates, registeredText } from '../../mail/phone/phone-templates.ts'
import { openMessages, sentByHand } from '../../mail/phone/seller-messages.ts'
import { templateNames } from '../../mail/phone/template-names.ts'

/** As many of each as a page shows; those that wait longest come first. */
const SHOWN = 50

export async function readMessages() {
  const [mails, messages] = [await failedMails(), await openMessages()]
  const names = templateNames()
  return {
    mails: mails.slice(0, SHOWN),
    mailCount: mails.length,
    messages: messages.slice(0, SHOWN),
    messageCount: messages.length,
    templates: (Object.keys(phoneTemplates) as (keyof typeof phoneTemplates)[]).map(name => ({
      name,
      text: registeredText(name),
      whatsapp: String(names.whatsapp.templates[name] ?? ''),
      sms: String(names.sms.templates[name] ?? ''),
    })),
  }
}

/** Tries failed mails once more; without a number all of them. */
export async function resend(id: number | undefined): Promise<ActResult> {
  const due = await resendMails(id === undefined ? undefined : [id])
  if (id !== undefined && due.length === 0) return { refused: noFailedMail(id) }
  return { message: mailsSentSoon(due.length), about: id === undefined ? '' : String(id) }
}

/** The seller has sent a message by hand. */
export async function byHand(id: number): Promise<ActResult> {
  const [done] = await sentByHand([id])
  return done ? { message: messageDone(id), about: String(id) } : { refused: noOpenMessage(id) }
}

/** What a number wishes: messages, or none any more. */
export async function wishOf(typed: string, stops: boolean): Promise<ActResult> {
  const number = indianNumber(typed)
  if (!number) return { refused: '', fields: { number: notPhoneNumber(typed) } }
  await setStopped(number, stops, new Date())
  return { message: stops ? wishStopped : wishStarted, changed: { number: [] } }
}
