import 'server-only'
import { RESET_SECONDS } from '#lib/constants.ts'
import { routes } from '#lib/routes.ts'
import {
  choosePassword,
  choosePasswordFor,
  greeting,
  notAskedByYou,
  resetLinkBelow,
} from '#messages/mails.ts'
import { db } from '../../db/pool.ts'
import { newResetToken } from '../../session/reset-token.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

/** The token of the link is made here, when the mail is sent: before that nobody can find it. */
export const reset = async (
  { customer, name }: { customer: string; name: string },
  { shop }: MailBranding,
): Promise<MailContent> => ({
  subject: choosePasswordFor(shop),
  greeting: greeting(name),
  paragraphs: [resetLinkBelow(shop, RESET_SECONDS / 60)],
  button: {
    label: choosePassword,
    path: `${routes.reset.path}?token=${await newResetToken(db, customer)}`,
  },
  closing: [notAskedByYou],
})
