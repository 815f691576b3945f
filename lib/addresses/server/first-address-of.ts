import 'server-only'
import { shop } from '#lib/api/server/shop.ts'
import type { Address } from '#lib/contract/addresses-schemas.ts'
import type { Profile } from '#lib/contract/session-schemas.ts'
import { sessionToken } from '#lib/session/server/signed-in.ts'

/** The account whose first address this will be, if it has none yet. If that is unknown, the form starts empty. */
export async function firstAddressOf(addresses: Address[], known?: string): Promise<Profile | undefined> {
  const token = addresses.length ? undefined : (known ?? (await sessionToken()))
  if (!token) return undefined
  const profile = await shop.profile({}, { token }).catch(error => {
    console.error('Profile', error)
    return null
  })
  return profile ?? undefined
}
