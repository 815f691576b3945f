import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

// A test that writes a file or makes a secret does so in a folder that goes with it.
const folder = mkdtempSync(path.join(os.tmpdir(), 'haat-test-data-'))
process.env.DATA_DIR = folder
process.env.DATABASE_URL = ''
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
