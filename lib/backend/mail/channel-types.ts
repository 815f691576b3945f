import 'server-only'
import type { MailBranding, MailContent } from './mail-content.ts'
import type { PhoneMessage, PhoneTemplateName } from './phone/phone-templates.ts'
import type { MailTemplate } from './templates.ts'

/** Every message by its name in the outbox: some are told by mail, some to a phone, most by both. */
export type MessageTemplate = MailTemplate | PhoneTemplateName

/** A customer, as channels know one. */
export type Person = {
  /** '' for a guest who gave none. */
  email: string
  /** Ten digits, or none. */
  mobile: string | null
}

/** A message to be sent. Each channel takes as much of the content as it has room for. */
export type Message = {
  key: string
  recipient: string
  branding: MailBranding
  /** All of it, for a mail. */
  content?: MailContent
  /** A few words, for a phone. */
  short?: PhoneMessage
}

/** An open connection that sends messages. */
export type Sender = {
  /** Returns the provider's own id of it, if it has one. Fails where the message was not taken: it is tried again later. */
  send: (message: Message) => Promise<string | undefined>
  /** Whether a failure is permanent, so that a retry would not help. */
  isForGood?: (error: unknown) => boolean
  /** Whether the message may have been sent in spite of the failure, so that trying again might send it twice. */
  mayBeSent?: (error: unknown) => boolean
  /** Deletes what it has kept for too long. */
  deleteExpired?: () => Promise<void>
  close: () => void
}

/** What a file of `channels` exports. */
export type Channel = {
  /** The customer's address on this channel for this message; undefined if it cannot reach them. */
  recipientOf: (person: Person, template: MessageTemplate) => string | undefined
  /** `address`: the value of its setting, '' where there is none. */
  open: (address: string) => Sender
  /** It reaches a phone: of all that do, only the first one is used, and the next one where that fails. */
  isForPhone?: true
  /** Nothing sends it: the browser that caused it shows it, or the seller writes it by hand. */
  unsent?: 'shown' | 'by-hand'
}

/** By name, in the order in which they are used. */
export type Channels = ReadonlyMap<string, Channel>
