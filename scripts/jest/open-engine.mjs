import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { openFolder } from './open-folder.mjs'

/** One PostgreSQL for the whole run; each test file creates its own database in it (withTestDatabase). */
export default async () => {
  const folder = await openFolder()
  const script = path.join(import.meta.dirname, 'engine.mjs')
  const child = spawn(process.execPath, [...TYPES, '--conditions=react-server', script], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(refuse)])
  process.env.TEST_DATABASE = String(line)
  globalThis.haatTestEngine = child
}

const TYPES = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']

const refuse = () => {
  throw new Error("The tests' PostgreSQL did not start.")
}
