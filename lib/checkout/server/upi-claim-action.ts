import 'server-only'
import { hostLacksThis } from '#lib/api/server/host-lacks-this.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { upi } from '#lib/api/server/shop.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { routes } from '#lib/routes.ts'
import { formActor } from '#lib/session/server/form-actor.ts'
import { upiPath } from '../rules/upi-path.ts'
import { orderIdOf, textOf } from './form-values.ts'

/** Somebody says that they have paid: order, utr. The page of the payment tells what happens next. */
export const upiClaimAction: FormAction = async (values, request) => {
  if (!upi) return hostLacksThis
  const order = orderIdOf(values, 'order')
  if (!order) return { to: routes.orders.path, status: 404, say: 'orderDataMissing' }
  const to = upiPath(order)
  try {
    await upi.claim(order, textOf(values, 'utr'), formActor(request))
    return { to, say: 'upiClaimed' }
  } catch (error) {
    if (isDenied(error)) return sessionOver(to)
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const refused = refusedOutcome(to, error, 'somethingWrongRetry')
    return refused.say && OF_FIELD.includes(refused.say)
      ? { ...refused, fields: { utr: refused.say } }
      : refused
  }
}

const OF_FIELD: readonly string[] = ['utrMalformed', 'utrRefusedBefore']
