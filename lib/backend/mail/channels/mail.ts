import 'server-only'
import { createHash } from 'node:crypto'
import path from 'node:path'
import { env } from '#lib/server/settings/env.ts'
import { noLetter } from '#messages/providers.ts'
import type { Channel, Sender } from '../channel-types.ts'
import { render } from '../mail-content.ts'
import { templates } from '../templates.ts'
import { fileTransport, type MailTransport, smtpTransport } from '../transport.ts'

/** Everyone with an account has a mail address, and all that has a letter is told by mail. */
export const recipientOf: Channel['recipientOf'] = ({ email }, template) =>
  template in templates && email ? email : undefined

export const open: Channel['open'] = address =>
  sendBy(address ? smtpTransport(address) : fileTransport(path.join(env.dataDir, 'outbox')))

export const sendBy = (transport: MailTransport): Sender => ({
  send: async ({ key, recipient, content, branding }) => {
    if (!content) throw new Error(noLetter(key))
    await transport.send({
      ...render(content, branding),
      ...(content.attachments && { attachments: content.attachments }),
      from: env.mailFrom.includes('<') ? env.mailFrom : { name: branding.shop, address: env.mailFrom },
      to: recipient,
      // The same mail has the same id, should it ever be handed over twice.
      messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${new URL(env.siteUrl).hostname}>`,
    })
    return undefined
  },
  isForGood: isUnknownRecipient,
  deleteExpired: transport.deleteExpired,
  close: transport.close,
})

/** The server knows no such recipient: asking again would only annoy it. */
const isUnknownRecipient = (error: unknown) =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550 &&
  'command' in error &&
  error.command === 'RCPT TO'
