import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { codes, ownData } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { routes } from '#lib/routes.ts'
import { clearedShopper } from '#lib/session/server/session-cookies.ts'

const BACK = routes.yourData.path

/** password */
const erase: FormAction = async (values, request) => {
  const asker = askerOf(request)
  if (!asker.token) return sessionOver(BACK)
  const password = typeof values.password === 'string' ? values.password.slice(0, MOST_LETTERS) : ''
  try {
    const number = await codes?.numberOfAccount(asker.token)
    if (!password && number?.hasPassword !== false)
      return { to: BACK, status: 422, fields: { password: 'eraseNeedsPassword' } }
    const erasure = await ownData?.erase(asker, password)
    if (erasure === 'booked') return { to: BACK, say: 'erasureBooked' }
    if (erasure === undefined) return { to: BACK, status: 404, say: 'eraseFailed' }
    return { to: routes.login.path, say: 'accountErased', cookies: clearedShopper() }
  } catch (error) {
    return refused(error)
  }
}

const MOST_LETTERS = 1024

const keep: FormAction = async (_values, request) => {
  const asker = askerOf(request)
  if (!asker.token) return sessionOver(BACK)
  try {
    await ownData?.keep(asker)
    return { to: BACK, say: 'accountKept' }
  } catch (error) {
    return refused(error)
  }
}

/** POST /do/privacy/… */
export const privacyActions = { erase: answerSameFormOnce(erase), keep }

const askerOf = (request: Request) => ({
  token: cartOwnerOf(request.headers.get('cookie')).token,
  address: callerOf(request).address,
})

function refused(error: unknown): FormOutcome {
  if (isDenied(error)) return sessionOver(BACK)
  if (error instanceof ApiError) return refusedOutcome(BACK, error, 'eraseFailed')
  throw error
}
