import 'server-only'
import pg from 'pg'

type Waits<Value> = () => Value

/**
 * Waits for statements that were begun together. Each result is had by a call, which throws what its statement threw: so the
 * first refusal in the order of the calls is the one that is told, whichever statement failed. What was refused only because
 * another statement had failed tells that one's fault.
 */
export async function settleAll<const Begun extends readonly Promise<unknown>[]>(
  ...begun: Begun
): Promise<{ [Place in keyof Begun]: Waits<Awaited<Begun[Place]>> }> {
  const results = await Promise.allSettled(begun)
  const faults = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  const calls = results.map(result => () => {
    if (result.status === 'fulfilled') return result.value
    throw isOnlyAborted(result.reason) ? (faults.find(isCause) ?? result.reason) : result.reason
  })
  return calls as { [Place in keyof Begun]: Waits<Awaited<Begun[Place]>> }
}

/** Nothing was wrong with the statement itself: one before it had failed, and all that comes after that is refused. */
const isOnlyAborted = (fault: unknown) => sqlStateOf(fault) === '25P02'

const isCause = (fault: unknown) => sqlStateOf(fault) !== undefined && !isOnlyAborted(fault)

const sqlStateOf = (fault: unknown) => (fault instanceof pg.DatabaseError ? fault.code : undefined)
