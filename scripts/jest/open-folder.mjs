import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

/** The folder of a test run, in which each test creates its own. */
export const openFolder = async () => {
  const folder = await mkdtemp(path.join(await fastestFolder(), 'haat-test-'))
  await chmod(folder, 0o755)
  process.env.TEST_FOLDER = folder
  return folder
}

// The quick tests need no more.
export default openFolder

const MEMORY = '/dev/shm'
const ROOM = 2 * 1024 ** 3

// Each import creates and deletes hundreds of the database's files, which takes a third less time in memory (Linux).
const fastestFolder = async () => {
  if (process.env.TMPDIR) return os.tmpdir()
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ROOM ? MEMORY : os.tmpdir()
}
