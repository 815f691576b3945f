import 'server-only'
import { type Db, db } from '../db/pool.ts'

/** The database's clock: all processes of the shop go by it. */
export const databaseNow = async (on: Db = db): Promise<Date> =>
  (await on.one<{ now: Date }>('select now() as now'))?.now ?? new Date()
