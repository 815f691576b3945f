import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { FUNCTIONS_FILE, MIDDLEWARE_FUNCTION } from '../lib/server/next-internals.mjs'
import { openCopy } from './copied-build.ts'

/**
 * The shop of this run once more, on the same data, as if middleware.ts were deleted: it is removed from the list of
 * functions.
 */
export const openWithoutMiddleware = () =>
  openCopy(path.join(process.env.E2E_DATA_DIR ?? '', 'data'), build =>
    forgetMiddleware(path.join(build, FUNCTIONS_FILE)),
  )

async function forgetMiddleware(file: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { functions: Record<string, unknown> }
  if (!manifest.functions[MIDDLEWARE_FUNCTION]) throw new Error('The build has no middleware to do without.')
  delete manifest.functions[MIDDLEWARE_FUNCTION]
  await writeFile(file, JSON.stringify(manifest))
}
