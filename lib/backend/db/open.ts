import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseHosts } from '#lib/server/settings/database-addresses.ts'
import { env } from '#lib/server/settings/env.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { moveUnfinished } from '#messages/move.ts'
import { databaseSilent } from '#messages/start.ts'
import { openDataFolder } from '../data-folder.ts'
import { expectNotedSecrets, marksInDatabase } from '../secrets/secret-marks.ts'
import { openEngine } from './engine.ts'
import { findPrimary } from './find-primary.ts'
import { isBegun, migrate } from './migrate.ts'
import { closePool, db, setConnection } from './pool.ts'
import { closeReplica } from './read-replica.ts'
import { noShopAt, noShopIn, refuseNoFolder, refuseNoShop } from './refuse-no-shop.ts'

type Database = { folder: string | undefined; close: () => Promise<void> }

/** For the app and for each command: the database, open and migrated, wherever it is. */
export const openDatabase = async (only: { begun?: boolean } = {}): Promise<Database> => {
  // With DATABASE_URL the rows are elsewhere: a read-only command creates no folder.
  if (!(only.begun && env.databaseUrl)) openDataFolder(env.dataDir)
  const database = env.databaseUrl ? await openGiven(env.databaseUrl) : await openOwn(env.dataDir)
  try {
    if (only.begun && !(await isBegun()))
      throw env.databaseUrl ? noShopAt(env.databaseUrl) : noShopIn(env.dataDir)
    if (await isHalfMoved()) throw new StartError(moveUnfinished)
    await migrate()
    if (env.databaseUrl) await expectNotedSecrets(marksInDatabase)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/** A shop that has half of its rows would write new ones between them. */
const isHalfMoved = async () =>
  (await db.one<{ is: boolean }>(`select to_regclass('haat_move.move') is not null as is`))?.is === true

/** For a read-only command: the same, if there is a shop. */
export const openShop = async (): Promise<Database> => {
  refuseNoShop(env)
  return openDatabase({ begun: true })
}

/** For a command that also reads or writes pictures. */
export const openShopWithPictures = async (): Promise<Database> => {
  refuseNoShop(env)
  refuseNoFolder(env)
  return openDatabase({ begun: true })
}

const PATIENCE_MS = 10_000

// Machines that start together do not wait for each other: the database may be up a little later.
const openGiven = async (url: string): Promise<Database> => {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(250)) {
    try {
      await findPrimary(url)
      await db.one('select 1')
      return { folder: undefined, close: () => closeReplica().then(closePool) }
    } catch (error) {
      if (Date.now() < end) continue
      throw new StartError(databaseSilent(databaseHosts(url), (error as Error).message))
    }
  }
}

const openOwn = async (dataDir: string): Promise<Database> => {
  const engine = await openEngine(dataDir)
  setConnection(engine.connection)
  return {
    folder: engine.folder,
    close: async () => {
      await closePool()
      await engine.close()
    },
  }
}
