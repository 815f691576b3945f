import { mkdirSync, mkdtempSync } from 'node:fs'
import path from 'node:path'

// A test that writes a file or makes a secret does so in a folder that goes with the run.
const files = path.join(process.env.TEST_FOLDER ?? '', 'files')
mkdirSync(files, { recursive: true })
process.env.DATA_DIR = mkdtempSync(path.join(files, 'data-'))
process.env.DATABASE_URL = ''
