import 'server-only'
import { noStatementTimeout } from '#messages/start.ts'
import { isPooled } from './greet.ts'
import { takeConnection } from './pool.ts'

/** At a pooler the shop cannot tell a session how long a statement may take: the role has to. */
export const warnOfNoTimeout = async () => {
  const client = await takeConnection()
  try {
    if (!isPooled(client)) return
    const { rows } = await client.query<{ user: string; hasNone: boolean }>(ASK)
    if (rows[0]?.hasNone) console.warn(noStatementTimeout(rows[0].user))
  } finally {
    client.release()
  }
}

const ASK = `select current_user as "user", current_setting('statement_timeout') = '0' as "hasNone"`
