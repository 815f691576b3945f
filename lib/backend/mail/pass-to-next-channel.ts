import 'server-only'
import { db } from '../db/pool.ts'
import type { Channels } from './channel-types.ts'
import type { Waiting } from './outbox.ts'

/**
 * Gives a message that one channel to a phone could not deliver to the next one that can, once; undefined: there is none.
 * What the provider took meanwhile, or another process has given away already, stays as it is.
 */
export async function passToNextChannel(
  { id, channel, recipient, template }: Pick<Waiting, 'id' | 'channel' | 'recipient' | 'template'>,
  why: string,
  all: Channels,
): Promise<string | undefined> {
  const names = [...all.keys()]
  const person = { email: '', mobile: recipient }
  const next = names.slice(names.indexOf(channel) + 1).find(name => {
    const other = all.get(name)
    return other?.isForPhone && other.unsent !== 'shown' && other.recipientOf(person, template)
  })
  if (!next) return undefined
  const note = `${channel}: ${why}`.slice(0, 300)
  await db.run(PASS, [id, channel, next, note, all.get(next)?.unsent === 'by-hand'])
  return next
}

const PASS = `
  update outbox set channel = $3, failed_before = $4, provider_id = null, sent_at = null, uncertain = false, attempts = 0,
    leased_until = null, last_error = null, given_up_at = null, told_at = null,
    due_at = case when $5 then 'infinity' else now() end
  where id = $1 and channel = $2 and delivered_at is null and read_at is null`
