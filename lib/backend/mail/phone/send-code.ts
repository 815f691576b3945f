import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../db/pool.ts'
import type { Channels } from '../channel-types.ts'
import { queueMessage } from '../queue-mail.ts'
import { browserHash } from './practice-phone.ts'

type Code = {
  /** Ten digits. */
  mobile: string
  code: string
  /** When it stops working: it is not sent any more then. */
  until: Date
  /** The practice phone’s cookie of the browser that asked. */
  practicePhone?: string
}

/**
 * Sends a code to a phone, also to one that wants no messages: it was asked for just now. The outbox forgets it as soon
 * as it is sent or given up. Returns its key in the outbox; undefined: there is nothing here that takes codes to this number.
 */
export async function sendCode(
  on: Db,
  { mobile, code, until, practicePhone }: Code,
  by?: Channels,
): Promise<string | undefined> {
  const payload = {
    code,
    until: until.toISOString(),
    ...(practicePhone && { browser: browserHash(practicePhone) }),
  }
  const message = {
    key: `code:${randomUUID()}`,
    to: { email: '', mobile },
    template: 'code' as const,
    payload,
  }
  return (await queueMessage(on, message, by)).length > 0 ? `${message.key}:phone` : undefined
}
