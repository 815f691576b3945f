import 'server-only'
import { env } from '#lib/env.ts'
import { openEngine } from './engine.ts'
import { migrate } from './migrate.ts'
import { closePool, setConnection } from './pool.ts'

export type Database = { folder: string | undefined; close: () => Promise<void> }

/** For the app and for each command: the database, open and migrated, wherever it is. */
export const openDatabase = async (): Promise<Database> => {
  const database = env.databaseUrl ? { folder: undefined, close: closePool } : await openOwn(env.dataDir)
  try {
    await migrate()
    return database
  } catch (error) {
    await database.close()
    throw error
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
