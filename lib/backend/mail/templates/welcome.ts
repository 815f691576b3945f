import 'server-only'
import { routes } from '#lib/routes.ts'
import type { MailBranding, MailContent } from '../mail-content.ts'

export const welcome = ({ name }: { name: string }, { shop }: MailBranding): MailContent => ({
  subject: `Welcome to ${shop}`,
  greeting: `Namaste ${name},`,
  paragraphs: [
    `Your account at ${shop} is ready. Your addresses, wishlist and orders are kept there, and you find them on any phone you sign in from.`,
  ],
  button: { label: 'See your account', path: routes.overview.path },
  closing: ['If you did not open this account, please answer this mail.'],
})
