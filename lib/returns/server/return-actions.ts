import 'server-only'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import { hostLacksThis } from '#lib/api/server/host-lacks-this.ts'
import { picturesOf } from '#lib/api/server/pictures-of.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { returns } from '#lib/api/server/shop.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { routes } from '#lib/routes.ts'
import { draftCookie } from '#lib/session/server/address-draft-cookie.ts'
import { formActor } from '#lib/session/server/form-actor.ts'
import { readAskedReturn } from '../rules/read-asked-return.ts'
import { returnPath } from '../rules/return-path.ts'

const textOf = (values: FormValues, name: string) =>
  typeof values[name] === 'string' ? values[name].trim() : ''

/** A form about one order: what it refuses leads back to the page of that order. */
const about =
  (work: (orderId: string, values: FormValues, request: Request) => Promise<FormOutcome>): FormAction =>
  async (values, request) => {
    const orderId = textOf(values, 'order')
    if (!/^[\w-]{1,64}$/.test(orderId))
      return { to: routes.orders.path, status: 404, say: 'orderDataMissing' }
    const back = returnPath(orderId)
    try {
      return await work(orderId, values, request)
    } catch (error) {
      if (isDenied(error)) {
        // What was typed waits until its owner has signed in again.
        const over = sessionOver(back)
        return { ...over, cookies: [...(over.cookies ?? []), ...draftCookie(values.owner, values)] }
      }
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      return refusedOutcome(back, error, 'somethingWrongRetry')
    }
  }

/** POST /do/returns/… */
export const returnActions = {
  /** order, units-N, to-N, wish, reason, comment, upi, form_key, pictures */
  ask: answerSameFormOnce(
    about(async (orderId, values, request) => {
      if (!returns) return hostLacksThis
      const asked = readAskedReturn(values)
      if ('say' in asked) return { to: returnPath(orderId), status: 422, ...asked }
      const pictures = await returns.encodePictures(await picturesOf(values))
      const number = await returns.ask({ ...asked, orderId, pictures }, formActor(request))
      return { to: returnPath(orderId), say: 'returnAsked', body: { number } }
    }),
  ),
  /** order, number */
  withdraw: about(async (orderId, values, request) => {
    if (!returns) return hostLacksThis
    await returns.withdraw(orderId, textOf(values, 'number'), formActor(request))
    return { to: returnPath(orderId), say: 'returnWithdrawn' }
  }),
  /** order, upi */
  target: about(async (orderId, values, request) => {
    if (!returns) return hostLacksThis
    await returns.setTarget(orderId, textOf(values, 'upi'), formActor(request))
    return { to: returnPath(orderId), say: 'upiSaved' }
  }),
} satisfies Record<string, FormAction>
