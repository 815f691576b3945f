import 'server-only'
import { routes } from '#lib/routes.ts'
import { greeting, numberHasMoved, numberWasMoved, provesItAgain, seeAccount } from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string }

/** To the e-mail address of an account whose number somebody else has shown to be theirs. */
export const numberMoved = ({ name }: Payload, { shop }: MailBranding): MailContent => ({
  subject: numberHasMoved(shop),
  greeting: greeting(name),
  paragraphs: [numberWasMoved(shop), provesItAgain],
  button: { label: seeAccount, path: routes.profile.path },
})
