import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'

const last = processWide('cart-turns', () => new Map<string, Promise<unknown>>())

/** What changes one customer's cart by so many more or less, one after the other: each begins from what the one before left. */
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

/** When the changes are made that this customer's cart was asked for by now, whatever became of them. */
export const afterQueuedChanges = async (token: string | undefined): Promise<void> => {
  if (token) await last.get(token)?.catch(() => undefined)
}
