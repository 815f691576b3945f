import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { root } from '../../run.mjs'
import { memoryOf } from '../memory/process-memory.mjs'

/** An import as a seller runs it: its seconds, and the most MB that the command and its PostgreSQL held, apart and together. */
export const runImport = async (goods, dataDir) => {
  const begun = performance.now()
  const child = spawn(process.execPath, ['scripts/catalogue.mjs', 'import', goods, '--new', '--yes'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', API_HOST: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const most = { together: 0, command: 0, database: 0 }
  const look = setInterval(() => {
    const { all, database } = memoryOf(child.pid)
    most.together = Math.max(most.together, all)
    most.command = Math.max(most.command, all - database)
    most.database = Math.max(most.database, database)
  }, 500)
  const [code] = await once(child, 'exit')
  clearInterval(look)
  if (code !== 0) throw new Error(`The import ended with ${code}.`)
  return { seconds: (performance.now() - begun) / 1_000, most }
}
