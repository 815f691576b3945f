import 'server-only'
import { env } from '#lib/env.ts'
import { openEngine } from './engine.ts'
import { migrate } from './migrate.ts'
import { closePool, setConnection } from './pool.ts'

export type Database = { folder: string | undefined; close: () => Promise<void> }

/** For the app and for each command: the database, open and migrated, wherever it is. */
export const openDatabase = async (): Promise<Database> => {
  if (env.databaseUrl) {
    await migrate()
    return { folder: undefined, close: closePool }
  }
  const engine = await openEngine(env.dataDir)
  setConnection(engine.connection)
  await migrate()
  return {
    folder: engine.folder,
    close: async () => {
      await closePool()
      await engine.close()
    },
  }
}
