import 'server-only'
import { RESET_SECONDS } from '#lib/constants.ts'
import { routes } from '#lib/routes.ts'
import { db } from '../../db/pool.ts'
import { newResetToken } from '../../session/reset-token.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

/** The link's token is made here, when the mail is sent: until then there is none to find. */
export const reset = async (
  { customer, name }: { customer: string; name: string },
  { shop }: MailBranding,
): Promise<MailContent> => ({
  subject: `Choose a new password for ${shop}`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    `Someone, we hope you, asked for a new password for your account at ${shop}. This link works once, for ${RESET_SECONDS / 60} minutes:`,
  ],
  button: {
    label: 'Choose a new password',
    path: `${routes.reset.path}?token=${await newResetToken(db, customer)}`,
  },
  closing: ['If it was not you, leave this mail be: your password stays as it is.'],
})
