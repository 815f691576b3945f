import 'server-only'
import pg from 'pg'
import { databaseAddresses, databaseHosts } from '#lib/server/settings/database-addresses.ts'
import { databaseState } from './pool.ts'
import { refuseReadOnly } from './refuse-read-only.ts'
import { socketOf } from './socket-of.ts'

const CONNECT_MS = 2_000

/** For a start: which of the hosts takes writes. */
export const findPrimary = async (url: string) => {
  const { client, place } = await findWritable(databaseAddresses(url))
  databaseState().host = place
  await client.end()
}

/** For a command that opens connections of its own: the address of the host that takes writes. */
export const primaryAddress = async (url: string) => {
  const addresses = databaseAddresses(url)
  const { client, place } = await findWritable(addresses)
  await client.end()
  return addresses[place] ?? ''
}

export type FoundPrimary = { client: pg.Client; place: number }

/** The first of the hosts that takes writes; all are asked at once. */
export const findWritable = async (addresses: readonly string[]) => {
  let isFound = false
  const asked = addresses.map(async (address, place) => {
    const client = await openWritable(address)
    if (isFound) await client.end()
    isFound = true
    return { client, place }
  })
  return Promise.any(asked).catch((error: AggregateError) => {
    throw new Error(reasonsOf(addresses, error.errors), { cause: error })
  })
}

const openWritable = async (address: string) => {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: 'haat-watch',
    keepAlive: true,
  })
  // What happens to it is seen at the next look.
  client.on('error', () => {})
  try {
    await client.connect()
    await refuseReadOnly(client, CONNECT_MS)
    return client
  } catch (error) {
    socketOf(client)?.destroy()
    throw error
  }
}

const reasonsOf = (addresses: readonly string[], errors: unknown[]) =>
  addresses.length === 1
    ? reasonOf(errors[0])
    : errors.map((error, n) => `${databaseHosts(addresses[n] ?? '')}: ${reasonOf(error)}`).join('; ')

const reasonOf = (error: unknown) =>
  (error as Error).message || String((error as { code?: unknown }).code ?? error)
