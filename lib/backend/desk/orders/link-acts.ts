import 'server-only'
import { z } from 'zod'
import { notToSend, saidLinkNew, saidLinkRevoked, saidMessageSent } from '#messages/desk-orders-acts.ts'
import { messagesOfOrder, sentByHand } from '../../mail/phone/seller-messages.ts'
import { sellerLink } from '../../order-links/seller-link.ts'
import { done } from '../../orders/seller-result.ts'
import { orderAct } from './order-act.ts'
import { ofOrder } from './order-input.ts'

const OWNER = ['owner'] as const

/** What its customer has of it: the page behind a link, and messages. */
export const linkActs = {
  linkNew: orderAct({
    roles: OWNER,
    input: z.object(ofOrder),
    step: ({ id }) => sellerLink(id, 'new'),
    said: () => saidLinkNew,
  }),
  linkRevoke: orderAct({
    roles: OWNER,
    input: z.object(ofOrder),
    step: ({ id }) => sellerLink(id, 'revoke'),
    said: () => saidLinkRevoked,
  }),
  /** The seller has sent a message by hand. */
  messageSent: orderAct({
    roles: OWNER,
    input: z.object({ ...ofOrder, message: z.string().regex(/^\d{1,15}$/, notToSend) }),
    step: async ({ id, message }) => {
      const own = (await messagesOfOrder(id)).some(each => String(each.id) === message)
      const sent = own ? await sentByHand([Number(message)]) : []
      return sent.length ? done('') : { done: false, message: notToSend }
    },
    said: () => saidMessageSent,
  }),
}
