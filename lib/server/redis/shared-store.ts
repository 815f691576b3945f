import 'server-only'
import type { RedisClientType } from '@redis/client'
import { redisAway, redisBack } from '#messages/secrets.ts'

/**
 * What copies in front of another host share. Every call ends within PATIENCE_MS; where Redis does not answer it throws
 * StoreAway, and the caller goes on with what its own process knows.
 */
export type SharedStore = {
  get: (key: string) => Promise<string | undefined>
  set: (key: string, value: string, seconds?: number) => Promise<void>
  /** Sets it where nothing is; returns what was there before, which stays. */
  setOnce: (key: string, value: string, seconds?: number) => Promise<string | undefined>
  drop: (key: string) => Promise<void>
  close: () => Promise<void>
}

export class StoreAway extends Error {}

const PATIENCE_MS = 500
/** After a call that took too long the next ones do not wait for it again. */
const REST_MS = 2_000
const RECONNECT_MS = 1_000
const PREFIX = 'haat:'

/** Loaded only where REDIS_URL is set. Waits a moment for the connection, and goes on without. */
export async function openSharedStore(url: string): Promise<SharedStore> {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2_000, reconnectStrategy: () => RECONNECT_MS },
  }) as RedisClientType
  const noteState = stateNoter(new URL(url).host)
  client.on('error', error => noteState(false, error instanceof Error ? error.message : String(error)))
  client.on('ready', () => noteState(true))
  await Promise.race([client.connect().catch(() => undefined), later(PATIENCE_MS * 4)])
  return storeOf(client, noteState)
}

type NoteState = (answers: boolean, reason?: string) => void

function storeOf(client: RedisClientType, noteState: NoteState): SharedStore {
  let restUntil = 0
  const ask = async <Answer>(call: () => Promise<Answer>): Promise<Answer> => {
    if (!client.isReady || performance.now() < restUntil) throw new StoreAway()
    try {
      const answer = await Promise.race([call(), late()])
      noteState(true)
      return answer
    } catch (error) {
      restUntil = performance.now() + REST_MS
      noteState(false, error instanceof Error ? error.message : String(error))
      throw new StoreAway()
    }
  }
  const expiry = (seconds?: number) =>
    seconds === undefined
      ? {}
      : { expiration: { type: 'EX' as const, value: Math.max(1, Math.ceil(seconds)) } }
  return {
    get: async key => (await ask(() => client.get(`${PREFIX}${key}`))) ?? undefined,
    set: async (key, value, seconds) => {
      await ask(() => client.set(`${PREFIX}${key}`, value, expiry(seconds)))
    },
    setOnce: async (key, value, seconds) => {
      const options = { ...expiry(seconds), condition: 'NX' as const }
      const isSet = (await ask(() => client.set(`${PREFIX}${key}`, value, options))) !== null
      return isSet ? undefined : ((await ask(() => client.get(`${PREFIX}${key}`))) ?? undefined)
    },
    drop: async key => {
      await ask(() => client.del(`${PREFIX}${key}`))
    },
    close: async () => client.destroy(),
  }
}

const late = async (): Promise<never> => {
  await later(PATIENCE_MS)
  throw new Error(`no answer within ${PATIENCE_MS} ms`)
}

const later = (ms: number) => new Promise<undefined>(done => setTimeout(done, ms, undefined).unref())

/** One line when it goes away, and one when it is back. */
function stateNoter(host: string): NoteState {
  let answered: boolean | undefined
  return (answers, reason = '') => {
    if (answers === answered) return
    if (!answers) console.error(redisAway(host, reason))
    else if (answered === false) console.log(redisBack(host))
    answered = answers
  }
}
