import { chmod, mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { fastestFolder } from '../fastest-folder.mjs'

/** The folder of a test run, in which each test creates its own. */
export const openFolder = async () => {
  const folder = await mkdtemp(path.join(await fastestFolder(), 'haat-test-'))
  await chmod(folder, 0o755)
  process.env.TEST_FOLDER = folder
  return folder
}

// The quick tests need no more.
export default openFolder
