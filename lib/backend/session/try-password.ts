import 'server-only'
import { ACCOUNT_TRIES, ADDRESS_TRIES } from '#lib/constants.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import { messages } from '#lib/messages.ts'
import { inTurn } from './hash-turns.ts'
import { isPassword } from './password-hash.ts'
import { createThrottle, type Throttle } from './throttle.ts'

// One memory per process, however often Next bundles this file.
const shared = globalThis as { haatTries?: { accounts: Throttle; addresses: Throttle } }
shared.haatTries ??= { accounts: createThrottle(ACCOUNT_TRIES), addresses: createThrottle(ADDRESS_TRIES) }
const { accounts, addresses } = shared.haatTries

type Try = { account: string; address: string | undefined; password: string; stored: string | undefined }

/** Whether the password is the stored one; refused where there were too many wrong ones before. */
export async function tryPassword({ account, address, password, stored }: Try): Promise<boolean> {
  const network = networkOf(address)
  await refuseTooMany(account, network)
  return inTurn(async () => {
    // Asked again: those who waited in the same queue have had their tries meanwhile.
    await refuseTooMany(account, network)
    if (await isPassword(password, stored)) {
      await accounts.forget(account)
      return true
    }
    await accounts.wrong(account)
    if (network) await addresses.wrong(network)
    return false
  })
}

/** The account's owner has shown in another way who they are. */
export const forgetTries = (account: string) => accounts.forget(account)

async function refuseTooMany(account: string, network: string | undefined) {
  const wait = Math.max(await accounts.wait(account), network ? await addresses.wait(network) : 0)
  if (wait > 0) throw new ApiError(429, messages.tooManyTries, { retryAfter: wait })
}

// One household or phone holds a whole /64 of IPv6.
const networkOf = (address: string | undefined) =>
  address?.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
