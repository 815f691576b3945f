import 'server-only'

type Waits<Value> = () => Value

/**
 * Waits for statements that were begun together. Each result is had by a call, which throws what its statement threw: so the
 * first refusal in the order of the calls is the one that is told, whichever statement failed.
 */
export async function settleAll<const Begun extends readonly Promise<unknown>[]>(
  ...begun: Begun
): Promise<{ [Place in keyof Begun]: Waits<Awaited<Begun[Place]>> }> {
  const results = await Promise.allSettled(begun)
  const calls = results.map(result => () => {
    if (result.status === 'rejected') throw result.reason
    return result.value
  })
  return calls as { [Place in keyof Begun]: Waits<Awaited<Begun[Place]>> }
}
