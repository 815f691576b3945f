import 'server-only'
import type { MailBranding, MailContent } from './mail-content.ts'
import type { MailTemplate } from './templates.ts'

/** A customer, as channels know one. */
export type Person = {
  email: string
  /** Ten digits, or none. */
  mobile: string | null
}

/** What is to be sent: each channel takes of its content what it has room for. */
export type Message = { key: string; recipient: string; content: MailContent; branding: MailBranding }

/** What sends messages, ready to do so. */
export type Sender = {
  /** Fails where the message was not taken: it is tried again later. */
  send: (message: Message) => Promise<void>
  /** Whether a failure is one that trying again does not mend. */
  isForGood?: (error: unknown) => boolean
  /** Deletes what it has kept for too long. */
  deleteExpired?: () => Promise<void>
  close: () => void
}

/** What a file of `channels` exports. */
export type Channel = {
  /** Where it reaches this customer with this message; undefined: it does not. */
  recipientOf: (person: Person, template: MailTemplate) => string | undefined
  /** `address`: the value of its setting, '' where there is none. */
  open: (address: string) => Sender
}

/** By name. */
export type Channels = ReadonlyMap<string, Channel>
