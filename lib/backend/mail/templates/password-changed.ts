import 'server-only'
import { routes } from '#lib/routes.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

type Payload = { name: string; by: 'change' | 'reset' }

/** No link with a token: whoever reads along gets no further by it. */
export const passwordChanged = ({ name, by }: Payload, { shop }: MailBranding): MailContent => ({
  subject: `Your password for ${shop} was changed`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    by === 'reset'
      ? `The password of your account at ${shop} was set anew just now, through the link that we mailed to you. You are signed out everywhere.`
      : `The password of your account at ${shop} was changed just now, in your account. You are signed out everywhere but where it was changed.`,
    'If it was you, there is nothing to do.',
    'If it was not you, choose a new password at once: that signs everybody out. Then look whether your orders and addresses are as you left them, and answer this mail.',
  ],
  button: { label: 'Choose a new password', path: routes.forgot.path },
})
