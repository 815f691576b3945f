import 'server-only'
import { ACCOUNT_TRIES, ADDRESS_TRIES } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { networksOf } from '#lib/server/rate-limit/networks.ts'
import { sharedLimit } from '../limits/shared-limit.ts'
import { inHashQueue } from './hash-queue.ts'
import { isPassword } from './password-hash.ts'

// An account's count is forgotten a while after its last wrong try; an address's, where somebody always mistypes, after
// its first.
const accounts = sharedLimit('account', { seconds: 900, from: 'last', wait: 'doubles' })
const addresses = sharedLimit('address', { seconds: 3_600, from: 'first', wait: 'doubles' })

type Try = {
  /** What the tries are counted by: an account, or one browser or session of it. */
  account: string
  address: string | undefined
  password: string
  stored: string | undefined
}

/**
 * Whether the password is the stored one; refused after too many wrong tries. A try is counted before it is made, and
 * forgotten where it was right: no copy of the shop tries one more than are free.
 */
export async function tryPassword({ account, address, password, stored }: Try): Promise<boolean> {
  const networks = networksOf(address).map(({ name, times }) => ({ name, free: ADDRESS_TRIES * times }))
  // A new password starts without wrong tries.
  const name = `${account} ${stored?.slice(-TAIL) ?? ''}`
  const tried = [{ name, free: ACCOUNT_TRIES }]
  refuseFor(Math.max(accounts.knownWait(tried), addresses.knownWait(networks)))
  const work = async () => {
    // Others in the same queue have had their tries meanwhile, and others in other queues.
    refuseFor(await accounts.take(tried, addresses.marksOf(networks)))
    if (await isPassword(password, stored)) {
      await accounts.forget(name)
      return true
    }
    await addresses.take(networks)
    return false
  }
  return inHashQueue(work, { address })
}

const TAIL = 12

function refuseFor(wait: number) {
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
