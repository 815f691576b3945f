// Another process of the shop, for the tests of the engine: keeps the database of DATA_DIR open until its input ends.
import { openEngine } from '#lib/backend/db/engine.ts'
import { db, setConnection } from '#lib/backend/db/pool.ts'

const engine = await openEngine(process.env.DATA_DIR)
setConnection(engine.connection)
const { started } = await db.one('select pg_postmaster_start_time()::text as started')
console.log(JSON.stringify({ started, folder: engine.folder }))
process.stdin.resume()
process.stdin.on('close', async () => {
  await engine.close()
  process.exit(0)
})
