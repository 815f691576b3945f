import 'server-only'
import { timeInIndia } from '#lib/orders/rules/india-time.ts'
import {
  messageArrived,
  messageBy,
  messageByOther,
  messageFailedBefore,
  messageHandedOver,
  messageNotArrived,
  messageNotSent,
  messageOutdated,
  messageRead,
  messageSentByHand,
  messageShown,
  messageUncertain,
  messageWaits,
  toSendByHand,
} from '#messages/commands.ts'
import type { SellerMessage } from './seller-messages.ts'

type Known = Omit<SellerMessage, 'text' | 'link'>

/** How far a message is, as the seller reads it. */
export const messageState = (message: Known, timeOf = timeInIndia) =>
  [
    messageBy[message.channel] ?? messageByOther(message.channel),
    stateInWords(message, timeOf),
    message.isLate && messageNotArrived,
    message.last_error,
    message.failed_before && messageFailedBefore(message.failed_before),
  ]
    .filter(Boolean)
    .join(', ')

function stateInWords(
  { channel, sent_at: sent, delivered_at: arrived, ...message }: Known,
  timeOf: (at: Date) => string,
) {
  if (message.read_at) return messageRead(timeOf(message.read_at))
  if (arrived) return messageArrived(timeOf(arrived))
  if (message.given_up_at) return messageNotSent
  if (!sent && channel === 'by-hand') return message.isOutdated ? messageOutdated : toSendByHand
  if (!sent) return messageWaits
  const at = timeOf(sent)
  if (channel === 'by-hand') return messageSentByHand(at)
  if (channel === 'practice') return messageShown(at)
  return message.uncertain ? messageUncertain(at) : messageHandedOver(at)
}
