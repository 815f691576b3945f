import 'server-only'
import { dearCustomer, someCustomer } from '#messages/mails.ts'
import type { MessageTemplate } from './channel-types.ts'

// Anybody can type another person's mail address: their other texts must not lead anywhere from that mail.

const LONGEST_NAME = 30
const MOST_WORDS = 3

/** A typed name reduced to letters; undefined if it looks like a message rather than a name. */
export function cleanName(name: string): string | undefined {
  const typed = name.normalize('NFKC').trim()
  if (NO_NAME.test(typed)) return undefined
  const words = typed.replace(/[^\p{L}\p{M}'’ -]+/gu, ' ').match(/\S+/g) ?? []
  const clean = words.join(' ')
  return words.length <= MOST_WORDS && clean.length <= LONGEST_NAME && /\p{L}/u.test(clean)
    ? clean
    : undefined
}

// A web or mail address, a number, or a sentence; "A. K." and "Md.Asif" are names.
const NO_NAME =
  /[\d:/@\\!?<>|=\p{C}]|www|\.\s*(com|net|org|info|biz|xyz|top|shop|site|online|example)\b|\.in\b/iu

/** An address or a remark, without anything that mail programs turn into a link. */
export const cleanTypedText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/:\/+/g, ': ')
    .replace(/([\p{L}\p{M}\d-])[.。](?=[\p{L}\p{M}]{2})/gu, '$1. ')
    .replace(/@/g, ' at ')
    .trim()

/** A mail's payload without a stranger's text, by the field names of payloads. */
export function cleanPayload(template: MessageTemplate, payload: unknown): unknown {
  const fields = { ...(payload as Record<string, unknown>) }
  for (const [field, otherwise] of Object.entries(
    TO_SELLER.has(template) ? { customer: someCustomer } : NAME,
  ))
    if (typeof fields[field] === 'string') fields[field] = cleanName(fields[field]) ?? otherwise
  return fields
}

const NAME = { name: dearCustomer }
const TO_SELLER = new Set<MessageTemplate>(['orderCame', 'orderGone', 'upiCame'])
