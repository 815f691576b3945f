import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { processWide } from '#lib/rules/process-wide.ts'
import { BUILD_ID_FILE } from './next-internals.mjs'

/** Which build this process runs, read once, since another one may lie there later; '' while developing. */
export const ownBuild = () =>
  processWide('build', () => {
    const file = path.join(/* turbopackIgnore: true */ process.cwd(), BUILD_ID_FILE)
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  })
