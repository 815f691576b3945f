import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import { ApiError, isDenied, isUnreachable } from '#lib/contract/api-error.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { messages } from '#lib/message-table.ts'
import { mainContentFailed } from '#lib/server/render/main-content.ts'
import { forCustomer } from './signed-in.ts'

/** The customer of a guarded page; a profile that cannot be loaded gives its fixed message. */
export const readProfile = (path: string): Promise<{ profile: Profile | null; problem?: string }> =>
  forCustomer(path, async token => {
    try {
      const profile = await shop.profile({}, { token })
      return profile ? { profile } : { profile, problem: messages.profileFailed }
    } catch (error) {
      if (isDenied(error)) throw error
      console.error('Profile', error)
      mainContentFailed()
      return { profile: null, problem: problemOf(error) }
    }
  })

function problemOf(error: unknown): string {
  if (!(error instanceof ApiError) || error.status === 504) return messages.tryLater
  return isUnreachable(error) ? messages.profileFailed : error.message || messages.profileFailed
}
