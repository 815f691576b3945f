// The built shop of one e2e run, with its own data, which are deleted at the end.
import { chmod, mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { runNode } from '../run.mjs'

const folder = process.env.E2E_DATA_DIR
await mkdir(folder, { recursive: true })
// As root the database runs as another user, who needs access to this folder.
await chmod(folder, 0o755)
const code = await runNode(['scripts/start.mjs'], {
  env: { DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' },
})
await rm(folder, { recursive: true, force: true })
process.exit(code)
