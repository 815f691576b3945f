import { EMAIL_MAX, NAME_MAX } from '#lib/constants.ts'
import { isEmailAddress } from '#lib/contract/email-address.ts'
import type { FieldKey, MessageKey } from '#lib/message-table.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { ABOUT, type About } from './ticket-state.ts'

export const COMPLAINT_MIN = 10
export const COMPLAINT_MOST = 2000

export type ComplaintFields = {
  about: About
  name: string
  email: string
  mobile: string
  orderId: string
  text: string
  formKey: string
}

type Wrong = { say: MessageKey; fields?: Record<string, FieldKey> }

/** The fields of the form, or what is wrong with them. */
export function readComplaint(values: Record<string, unknown>): ComplaintFields | Wrong {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name].trim() : '')
  const about = ABOUT.find(known => known === text('about'))
  const [name, email, orderId] = [text('name'), text('email'), text('order')]
  const mobile = text('mobile') && mobileNumber(text('mobile'))
  const told = readText(text('comment'))
  if (!about) return { say: 'complaintAboutMissing' }
  if (!name) return { say: 'complaintNameMissing', fields: { name: 'fieldRequired' } }
  if (name.length > 2 * NAME_MAX) return { say: 'tooLong', fields: { name: 'tooLong' } }
  if (email && (email.length > EMAIL_MAX || !isEmailAddress(email)))
    return { say: 'emailForm', fields: { email: 'emailForm' } }
  if (mobile && !/^\d{10}$/.test(mobile)) return { say: 'mobileDigits', fields: { mobile: 'mobileDigits' } }
  if (!email && !mobile) return { say: 'complaintReachMissing' }
  if (orderId.length > 64) return { say: 'tooLong' }
  if (typeof told !== 'string') return told
  const formKey = text('form_key')
  if (!/^[\w-]{16,64}$/.test(formKey)) return { say: 'somethingWrongRetry' }
  return { about, name, email, mobile, orderId, text: told, formKey }
}

/** What was written, or what is wrong with it. A browser counts a new line as one character and sends two. */
export function readText(typed: string): string | Wrong {
  const text = typed.replaceAll('\r\n', '\n')
  if (text.length < COMPLAINT_MIN) return { say: 'complaintTextShort', fields: { comment: 'commentShort' } }
  return text.length > COMPLAINT_MOST ? { say: 'tooLong', fields: { comment: 'tooLong' } } : text
}
