import 'server-only'
import { type Db, db, dbOf } from './pool.ts'
import { fitReplica, restReplica } from './read-replica.ts'

/**
 * For lists and searches, which everybody gets alike: the read replica where it is fit, else the primary. Never for a
 * cart, for stock, an order or a session: what was just written must be there.
 */
export const listDb: Db = {
  query: (statement, values) => asked(from => from.query(statement, values)),
  one: (statement, values) => asked(from => from.one(statement, values)),
  run: (statement, values) => db.run(statement, values),
}

async function asked<Answer>(ask: (from: Db) => Promise<Answer>): Promise<Answer> {
  const client = await fitReplica()
  if (!client) return ask(db)
  try {
    const answer = await ask(dbOf(client))
    client.release()
    return answer
  } catch (error) {
    client.release(error as Error)
    restReplica(error)
    return ask(db)
  }
}
