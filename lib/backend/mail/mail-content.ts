import 'server-only'
import { asHtml } from './mail-html.ts'
import { asText } from './mail-text.ts'

/** The content of a mail, without its layout. */
export type MailContent = {
  subject: string
  greeting: string
  paragraphs: string[]
  /** A table of name and value. */
  rows?: [string, string][]
  /** Parts with a heading of their own. */
  sections?: Section[]
  /** `path` is a path of this shop. */
  button?: { label: string; path: string }
  closing?: string[]
  attachments?: Attachment[]
}
/** A file that goes with a mail. */
export type Attachment = { filename: string; content: Buffer; contentType: string }
export type Section = { title: string; rows?: Row[]; lines?: string[]; links?: Link[] }
export type Row = { name: string; under?: string; value: string; strong?: boolean }
/** A link that a template wrote: a call, a chat, a mail. */
export type Link = { label: string; href: string }
/** The sender's name and colours. Colours are the theme's, checked. */
export type MailBranding = {
  shop: string
  siteUrl: string
  accent: string
  ink: string
  /** Who sells, line by line; silent where shop.json is. */
  seller?: string[]
  /** Within how many days a refund is paid, where the seller says so. */
  refundDays?: number | undefined
}
export type Rendered = { subject: string; text: string; html: string }

export const render = (letter: MailContent, paper: MailBranding): Rendered => ({
  subject: letter.subject.replace(/\s+/g, ' ').trim(),
  text: asText(letter, paper),
  html: asHtml(letter, paper),
})
