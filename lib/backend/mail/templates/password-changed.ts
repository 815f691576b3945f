import 'server-only'
import { routes } from '#lib/routes.ts'
import {
  choosePassword,
  greeting,
  ifItWasNotYou,
  ifItWasYou,
  passwordWasChanged,
  passwordWasReplaced,
  passwordWasReset,
} from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; by: 'change' | 'reset' }

/** No link with a token: someone else who reads the mail gains nothing. */
export const passwordChanged = ({ name, by }: Payload, { shop }: MailBranding): MailContent => ({
  subject: passwordWasChanged(shop),
  greeting: greeting(name),
  paragraphs: [
    by === 'reset' ? passwordWasReset(shop) : passwordWasReplaced(shop),
    ifItWasYou,
    ifItWasNotYou,
  ],
  button: { label: choosePassword, path: routes.forgot.path },
})
