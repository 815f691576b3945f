import 'server-only'
import { messageLabel } from '#messages/commands.ts'
import { messageState } from './message-state.ts'
import { messagesOfOrder, type SellerMessage } from './seller-messages.ts'

/** The phone messages about an order, as rows below it; with text and link of those that the seller has to send. */
export async function messageRows(orderId: string): Promise<[string, string][]> {
  const messages = await messagesOfOrder(orderId)
  return messages.flatMap((message, place): [string, string][] => {
    const isOpen = isTask(message) && !message.isStopped && !message.isOutdated
    return [
      [place ? '' : messageLabel, `${message.id}  ${message.template}, ${messageState(message)}`],
      ...(isOpen && message.link
        ? [['', message.text] satisfies [string, string], ['', message.link] satisfies [string, string]]
        : []),
    ]
  })
}

const isTask = ({ channel, sent_at: sent, isLate }: SellerMessage) =>
  (channel === 'by-hand' && !sent) || isLate
