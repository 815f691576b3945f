// The PostgreSQL of one test run, in a folder that is deleted with it: it runs while its standard input is open.
import { rm } from 'node:fs/promises'
import { openEngine } from '#lib/backend/db/engine.ts'
import { migrate } from '#lib/backend/db/migrate.ts'
import { closePool, setConnection } from '#lib/backend/db/pool.ts'

// The database is deleted with the run, so it need not survive a power failure. The engine's own tests start another
// one with the shop's settings.
const UNSAFE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']

const folder = process.env.DATA_DIR
const engine = await openEngine(folder, UNSAFE)
const close = async code => {
  await closePool()
  await engine.close()
  await rm(folder, { recursive: true, force: true })
  process.exit(code)
}

process.on('SIGINT', () => {})
process.stdin.resume()
process.stdin.on('close', () => close(0))
try {
  setConnection(engine.connection)
  await migrate()
  await closePool()
  console.log(JSON.stringify({ ...engine.connection, user: 'keeper', database: 'postgres' }))
} catch (error) {
  console.error(error)
  await close(1)
}
