import 'server-only'
import { limitedNetworks } from '#lib/server/rate-limit/limited-networks.ts'
import { env } from '#lib/server/settings/env.ts'
import { type Db, db } from '../db/pool.ts'
import { sharedLimit } from '../limits/shared-limit.ts'

/** Who tries a code: the customer whose browser it is, and the network that it comes from. */
export type Trying = { customer: string; address: string | undefined }

const MOST_WRONG = 10
const counting = { seconds: 600, from: 'first', wait: 'until-over' } as const

const guesses = sharedLimit('coupon-guess', counting)
/** Which codes somebody has tried: one that is tried again is no other guess. */
const codes = sharedLimit('coupon-code', counting)

/** Seconds to wait where too many codes were wrong; 0 where another may be tried (Rule 113). */
export const waitToTry = (on: Db, trying: Trying) => guesses.wait(askers(trying), on)

/**
 * Counts a wrong code. A transaction goes on meanwhile: it will be refused, and must not wait for a second connection
 * while it holds one.
 */
export async function noteWrongCode(on: Db, trying: Trying, code: string) {
  const counted = Promise.all(
    askers(trying).map(async asker => {
      const isRepeated = (await codes.take([{ name: `${asker.name} ${code}`, free: 1 }])) > 0
      if (!isRepeated) await guesses.take([asker])
    }),
  ).catch(error => console.error('A wrong coupon code was not counted:', error))
  if (on === db) await counted
}

/** Thousands of phones have one address of their carrier: a network may be wrong as often as several customers. */
const askers = ({ customer, address }: Trying) => [
  { name: `customer ${customer}`, free: MOST_WRONG },
  ...limitedNetworks(address).map(({ name, times }) => ({
    name: `network ${name}`,
    free: MOST_WRONG * times * env.holdAddressTimes,
  })),
]
