import 'server-only'
import { routes } from '#lib/routes.ts'
import {
  choosePassword,
  greeting,
  ifItWasYou,
  numberNotChangedByYou,
  numberWasChanged,
  numberWasReplaced,
} from '#messages/mails.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string }

/** To the e-mail address of an account that has another number. It names neither number: others may read the mail. */
export const numberChanged = ({ name }: Payload, { shop }: MailBranding): MailContent => ({
  subject: numberWasChanged(shop),
  greeting: greeting(name),
  paragraphs: [numberWasReplaced(shop), ifItWasYou, numberNotChangedByYou],
  button: { label: choosePassword, path: routes.forgot.path },
})
