import 'server-only'
import { dearCustomer, someCustomer } from '#messages/mails.ts'
import type { MailTemplate } from './templates.ts'

// A mail goes to whatever address somebody typed: nothing else that they typed may lead anywhere from it.

const LONGEST_NAME = 30
const MOST_WORDS = 3

/** What somebody calls themselves, as letters alone; undefined where it is more like a message than a name. */
export function cleanName(name: string): string | undefined {
  const typed = name.normalize('NFKC').trim()
  if (NO_NAME.test(typed)) return undefined
  const words = typed.replace(/[^\p{L}\p{M}'’ -]+/gu, ' ').match(/\S+/g) ?? []
  const clean = words.join(' ')
  return words.length <= MOST_WORDS && clean.length <= LONGEST_NAME && /\p{L}/u.test(clean)
    ? clean
    : undefined
}

// An address of the web or of mail, a number, or a sentence; "A. K." and "Md.Asif" are names.
const NO_NAME =
  /[\d:/@\\!?<>|=\p{C}]|www|\.\s*(com|net|org|info|biz|xyz|top|shop|site|online|example)\b|\.in\b/iu

/** An address or a remark, in which mail programs shall find no link. */
export const cleanText = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/:\/+/g, ': ')
    .replace(/([\p{L}\p{M}\d-])[.。](?=[\p{L}\p{M}]{2})/gu, '$1. ')
    .replace(/@/g, ' at ')
    .trim()

/** A mail's payload without a stranger's words, by the names that payloads give them. */
export function cleanPayload(template: MailTemplate, payload: unknown): unknown {
  const fields = { ...(payload as Record<string, unknown>) }
  for (const [field, otherwise] of Object.entries(
    TO_SELLER.has(template) ? { customer: someCustomer } : NAME,
  ))
    if (typeof fields[field] === 'string') fields[field] = cleanName(fields[field]) ?? otherwise
  return fields
}

const NAME = { name: dearCustomer }
const TO_SELLER = new Set<MailTemplate>(['orderCame', 'orderGone'])
