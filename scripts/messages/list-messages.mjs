import { messageState } from '#lib/backend/mail/phone/message-state.ts'
import { openMessages } from '#lib/backend/mail/phone/seller-messages.ts'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import { noOpenMessages, openMessagesEnd } from '#messages/commands.ts'
import { printable } from '../orders/printable.mjs'

/** What the seller is to send: each with its text and the link that opens WhatsApp with it. */
export async function listMessages() {
  const open = await openMessages()
  for (const message of open) {
    const { id, created_at: at, recipient, orderId } = message
    const about = [id, timeInIndia(at), orderId, `+91 ${recipient}`, messageState(message)]
    console.log(printable(about.filter(Boolean).join('  ')))
    if (message.text) console.log(`  ${printable(message.text)}\n  ${message.link}`)
  }
  console.log(open.length ? openMessagesEnd : noOpenMessages)
  return 0
}
