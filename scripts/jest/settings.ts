import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'
import { HASH_COST } from '#lib/backend/session/hash-cost.ts'

// A test that writes a file or makes a secret does so in a folder that goes with the run.
const files = path.join(process.env.TEST_FOLDER ?? '', 'files')
mkdirSync(files, { recursive: true })
process.env.DATA_DIR = mkdtempSync(path.join(files, 'data-'))
process.env.DATABASE_URL = ''
// A real hash takes a fifth of a second of a whole core. Tests of that cost ask for it (withRealHashes).
Object.assign(HASH_COST, { logN: 4, r: 8, p: 1 })
