import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'

const last = processWide('cart-turns', () => new Map<string, Promise<unknown>>())

/** Runs the changes of one customer's cart one after the other, so that each starts from what the one before left. */
export function queueCartChange<Outcome>(
  token: string | undefined,
  change: () => Promise<Outcome>,
): Promise<Outcome> {
  if (!token) return change()
  const turn = (last.get(token) ?? Promise.resolve()).then(change, change)
  last.set(token, turn)
  const forget = () => {
    if (last.get(token) === turn) last.delete(token)
  }
  turn.then(forget, forget)
  return turn
}

/** Waits until the changes that are queued now have ended, whether they succeeded or not. */
export const afterQueuedChanges = async (token: string | undefined): Promise<void> => {
  if (token) await last.get(token)?.catch(() => undefined)
}
