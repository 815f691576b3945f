import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { orderCodeActions } from '#lib/codes/server/order-code-actions.ts'
import { askByLink } from './ask-by-link.ts'
import { cancelLinkedOrder } from './cancel-linked-order.ts'

/** POST /do/order/… : the forms of an order's page, which its key opens. */
export const orderActions = {
  cancel: answerSameFormOnce(cancelLinkedOrder),
  'ask-code': answerSameFormOnce(orderCodeActions['ask-code']),
  'try-code': answerSameFormOnce(orderCodeActions['try-code']),
  ask: answerSameFormOnce(askByLink),
} satisfies Record<string, FormAction>
