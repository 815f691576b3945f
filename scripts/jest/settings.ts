import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { HASH_COST } from '#lib/backend/session/hash-cost.ts'

// Files and secrets of a test are created in a folder that is deleted with the run.
const files = path.join(process.env.TEST_FOLDER ?? '', 'files')
mkdirSync(files, { recursive: true })
process.env.DATA_DIR = mkdtempSync(path.join(files, 'data-'))
process.env.DATABASE_URL = ''
// A real hash takes a fifth of a second of a core. Tests of that cost use withRealHashes.
Object.assign(HASH_COST, { logN: 4, r: 8, p: 1 })
