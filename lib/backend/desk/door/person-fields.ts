import 'server-only'
import { z } from 'zod'
import { EMAIL_MAX } from '#lib/constants.ts'
import { plainLine } from '#lib/contract/plain-line.ts'
import { ROLES } from '#lib/desk/rules/roles.ts'
import { emailWrong, mobileWrong, nameNeeded, roleNeeded } from '#messages/desk-people.ts'
import { indianNumber } from '../../mail/phone/indian-number.ts'

const LONGEST = 60

export const personName = z
  .string(nameNeeded)
  .transform(typed => plainLine(typed, 1000).replace(/\s+/g, ' ').trim())
  .pipe(z.string().min(1, nameNeeded).max(LONGEST, nameNeeded))

export const personRole = z.enum(ROLES, roleNeeded)

/** Empty is none. */
export const personMobile = z
  .string(mobileWrong)
  .max(40, mobileWrong)
  .default('')
  .transform((typed, context) => {
    const digits = typed.trim() ? indianNumber(typed) : ''
    if (digits === undefined) context.addIssue({ code: 'custom', message: mobileWrong })
    return digits || null
  })

export const personEmail = z
  .string(emailWrong)
  .trim()
  .max(EMAIL_MAX, emailWrong)
  .regex(/^([^\s<>@,;"]+@[^\s<>@,;"]+\.[^\s<>@,;"]+)?$/, emailWrong)
  .default('')
  .transform(email => email.toLowerCase() || null)

/** An id of the desk's tables in a form. */
export const rowId = z.guid()
