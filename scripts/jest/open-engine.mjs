import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** One PostgreSQL for the whole run; each test file creates its own database in it (withTestDatabase). */
export default async () => {
  const folder = await mkdtemp(path.join(await fastestFolder(), 'haat-test-'))
  await chmod(folder, 0o755)
  const script = path.join(import.meta.dirname, 'engine.mjs')
  const child = spawn(process.execPath, [...TYPES, '--conditions=react-server', script], {
    env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), once(child, 'exit').then(refuse)])
  process.env.TEST_FOLDER = folder
  process.env.TEST_DATABASE = String(line)
  globalThis.haatTestEngine = child
}

const MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

// Each import creates and deletes hundreds of the database's files, which takes a third less time in memory (Linux).
const fastestFolder = async () => {
  if (process.env.TMPDIR) return os.tmpdir()
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ROOM ? MEMORY : os.tmpdir()
}

const TYPES = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']

const refuse = () => {
  throw new Error("The tests' PostgreSQL did not start.")
}
