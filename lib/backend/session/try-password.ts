import 'server-only'
import { ACCOUNT_TRIES, ADDRESS_TRIES } from '#lib/constants.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { processWide } from '#lib/rules/process-wide.ts'
import { type Network, networksOf } from '#lib/server/rate-limit/networks.ts'
import { inHashQueue } from './hash-queue.ts'
import { isPassword } from './password-hash.ts'
import { createThrottle } from './throttle.ts'

const { accounts, addresses } = processWide('tries', () => ({
  accounts: createThrottle({ free: ACCOUNT_TRIES, forgotten: { afterLastMs: 15 * 60_000 } }),
  addresses: createThrottle({ free: ADDRESS_TRIES, forgotten: { afterFirstMs: 60 * 60_000 } }),
}))

type Try = {
  /** What the tries are counted by: an account, or one browser or session of it. */
  account: string
  address: string | undefined
  password: string
  stored: string | undefined
}

/** Whether the password is the stored one; refused after too many wrong tries. */
export async function tryPassword({ account, address, password, stored }: Try): Promise<boolean> {
  const networks = networksOf(address)
  // A new password starts without wrong tries.
  const key = `${account} ${stored?.slice(-TAIL) ?? ''}`
  await refuseTooMany(key, networks)
  const work = async () => {
    // Checked again: others in the same queue have had their tries meanwhile.
    await refuseTooMany(key, networks)
    if (await isPassword(password, stored)) {
      await accounts.forget(key)
      return true
    }
    await accounts.wrong(key)
    for (const { name, times } of networks) await addresses.wrong(name, times)
    return false
  }
  return inHashQueue(work, { address })
}

const TAIL = 12

async function refuseTooMany(account: string, networks: Network[]) {
  const names = networks.map(({ name }) => addresses.wait(name))
  const wait = Math.max(...(await Promise.all([accounts.wait(account), ...names])))
  if (wait > 0) throw refusal(429, 'tooManyTries', { retryAfter: wait })
}
