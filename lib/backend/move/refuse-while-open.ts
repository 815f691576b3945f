import 'server-only'
import pg from 'pg'
import type { Env } from '#lib/server/settings/env.ts'
import { openEngine } from '../db/engine.ts'
import { primaryAddress } from '../db/find-primary.ts'
import { dbOf } from '../db/pool.ts'
import { refuseNoShop } from '../db/refuse-no-shop.ts'
import { refuseRunning } from './source-shop.ts'

/** Throws where the shop of these settings runs. */
export const refuseWhileOpen = async (env: Pick<Env, 'dataDir' | 'databaseUrl'>) => {
  refuseNoShop(env)
  const engine = env.databaseUrl ? undefined : await openEngine(env.dataDir)
  // A standby would not know of its sessions.
  const connection = engine?.connection ?? { connectionString: await primaryAddress(env.databaseUrl ?? '') }
  const client = new pg.Client({ ...connection, application_name: 'haat move' })
  try {
    await client.connect()
    await refuseRunning(dbOf(client))
  } finally {
    await client.end().catch(() => undefined)
    await engine?.close()
  }
}
