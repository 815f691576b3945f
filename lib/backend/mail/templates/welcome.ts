import 'server-only'
import { routes } from '#lib/routes.ts'
import * as texts from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

export const welcome = ({ name }: { name: string }, { shop }: MailBranding): MailContent => ({
  subject: texts.welcomeTo(shop),
  greeting: texts.greeting(name),
  paragraphs: [texts.accountReady(shop)],
  button: { label: texts.seeAccount, path: routes.overview.path },
  closing: [texts.notOpenedByYou],
})
