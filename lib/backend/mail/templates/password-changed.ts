import 'server-only'
import { routes } from '#lib/routes.ts'
import * as texts from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; by: 'change' | 'reset' }

/** No link with a token: whoever reads along gets no further by it. */
export const passwordChanged = ({ name, by }: Payload, { shop }: MailBranding): MailContent => ({
  subject: texts.passwordWasChanged(shop),
  greeting: texts.greeting(name),
  paragraphs: [
    by === 'reset' ? texts.passwordWasReset(shop) : texts.passwordWasReplaced(shop),
    texts.ifItWasYou,
    texts.ifItWasNotYou,
  ],
  button: { label: texts.choosePassword, path: routes.forgot.path },
})
