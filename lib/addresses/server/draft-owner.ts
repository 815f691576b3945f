import 'server-only'
import { createHash } from 'node:crypto'
import { shop } from '#lib/api/server/shop.ts'
import { isDenied } from '#lib/contract/api-error.ts'

/**
 * The owner of an address form: after a new sign-in, what was typed is given back to this customer only. '' if the shop
 * does not say, and then nothing is kept.
 */
export async function readDraftOwner(token: string): Promise<string> {
  try {
    const profile = await shop.profile({}, { token })
    return profile?.emailid ? markOf(profile.emailid) : ''
  } catch (error) {
    if (isDenied(error)) throw error
    console.error('Profile', error)
    return ''
  }
}

const markOf = (email: string) =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('base64url').slice(0, 22)
