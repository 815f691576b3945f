import 'server-only'
import { concurrencyLimit } from '#lib/server/concurrency-limit.ts'
import { cardName, MADE, SWEPT } from './media-names.ts'
import type { Listed, MediaStore } from './media-store.ts'

const DAY_MS = 24 * 60 * 60_000
const KEPT_MS = 90 * DAY_MS
const MOST_CARD_BYTES = 1024 ** 3
const AT_A_TIME = 8

type Options = { now?: number; mostCardBytes?: number; isOver?: () => boolean }

/**
 * Deletes from a store what can be made again and is old, and the oldest cards for chats where they are too many: each
 * change of a price makes another one. Once a day, by whichever copy of the shop comes first; tells how many files went.
 */
export const sweepCache = async (
  store: MediaStore,
  { now = Date.now(), mostCardBytes = MOST_CARD_BYTES, isOver = () => false }: Options = {},
): Promise<number> => {
  if (await wasSwept(store, now)) return 0
  await store.put(SWEPT, Buffer.from(`${new Date(now).toISOString()}\n`))
  const cards: Listed[] = []
  const old: string[] = []
  for await (const file of store.list(MADE)) {
    if (isOver()) return 0
    if (now - file.changedAt > KEPT_MS) old.push(file.name)
    else if (file.name.startsWith(cardName(''))) cards.push(file)
  }
  const names = [...old, ...beyond(cards, mostCardBytes)]
  const { run } = concurrencyLimit(AT_A_TIME)
  await Promise.all(names.map(name => run(async () => (isOver() ? undefined : store.drop(name)))))
  return names.length
}

const wasSwept = async (store: MediaStore, now: number) => {
  for await (const { name, changedAt } of store.list(SWEPT))
    if (name === SWEPT) return now - changedAt < DAY_MS
  return false
}

/** The newest ones stay, as many as there is room for. */
const beyond = (files: Listed[], most: number) => {
  let bytes = 0
  return files
    .sort((a, b) => b.changedAt - a.changedAt)
    .filter(({ size }) => {
      bytes += size
      return bytes > most
    })
    .map(({ name }) => name)
}
