import 'server-only'
import { hostLacksThis } from '#lib/api/server/host-lacks-this.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { codes } from '#lib/api/server/shop.ts'
import { routes } from '#lib/routes.ts'
import { refusedCode, sessionOf, textOf } from './code-request.ts'

/** order, pin */
export const claimOlderAction: FormAction = async (values, request) => {
  const to = routes.yourNumber.path
  if (!codes) return hostLacksThis
  const { token } = sessionOf(request)
  if (!token) return sessionOver(to)
  try {
    await codes.claimOlder(token, textOf(values, 'order'), textOf(values, 'pin'))
    return { to, say: 'olderOrderClaimed' }
  } catch (error) {
    return refusedCode(to, error)
  }
}
