import 'server-only'

const last = new Map<string, Promise<unknown>>()

/** What changes one customer's cart by so many more or less, one after the other: each begins from what the one before left. */
export function inTurn<Outcome>(token: string | undefined, change: () => Promise<Outcome>): Promise<Outcome> {
  if (!token) return change()
  const turn = (last.get(token) ?? Promise.resolve()).then(change, change)
  last.set(token, turn)
  const forget = () => {
    if (last.get(token) === turn) last.delete(token)
  }
  turn.then(forget, forget)
  return turn
}
