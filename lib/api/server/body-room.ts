import type { Network } from '#lib/server/rate-limit/networks.ts'

/**
 * Room in memory for large forms while they arrive and are read: so many bytes altogether, and so many of one network. Who sends
 * slowly takes no more of it than has come.
 */
export function bodyRoom({ all, ofOneNetwork }: { all: number; ofOneNetwork: number }) {
  let taken = 0
  const byNetwork = new Map<string, number>()
  const add = (name: string, bytes: number) => {
    const now = (byNetwork.get(name) ?? 0) + bytes
    if (now > 0) byNetwork.set(name, now)
    else byNetwork.delete(name)
  }
  /** The place of one form: whether there is room for more of it, and its end. */
  return (networks: readonly Network[]) => {
    let own = 0
    return {
      grows: (bytes: number): boolean => {
        const isFull = ({ name, times }: Network) => (byNetwork.get(name) ?? 0) + bytes > ofOneNetwork * times
        if (taken + bytes > all || networks.some(isFull)) return false
        own += bytes
        taken += bytes
        for (const { name } of networks) add(name, bytes)
        return true
      },
      leave: () => {
        taken -= own
        for (const { name } of networks) add(name, -own)
        own = 0
      },
    }
  }
}
