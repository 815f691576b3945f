import 'server-only'
import { routes } from '#lib/routes.ts'
import { accountReady, greeting, notOpenedByYou, seeAccount, welcomeTo } from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

export const welcome = ({ name }: { name: string }, { shop }: MailBranding): MailContent => ({
  subject: welcomeTo(shop),
  greeting: greeting(name),
  paragraphs: [accountReady(shop)],
  button: { label: seeAccount, path: routes.overview.path },
  closing: [notOpenedByYou],
})
