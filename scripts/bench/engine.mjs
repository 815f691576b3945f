import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { run, TYPED } from '../run.mjs'

// npm run bench -- engine [COUNT …] [--keep=FOLDER] [--only=CALL]: the shop's calls through the port, in process.
const args = process.argv.slice(2)
const counts = args.map(Number).filter(count => count > 0)
const option = name => args.find(arg => arg.startsWith(`--${name}=`))?.slice(name.length + 3)
const kept = option('keep')
const root = kept ? path.resolve(kept) : await mkdtemp(path.join(os.tmpdir(), 'haat-bench-'))

try {
  for (const count of counts.length > 0 ? counts : [1_000, 100_000])
    await run(
      process.execPath,
      [...TYPED, 'scripts/bench/engine/run.mjs', root, String(count), option('only') ?? ''],
      {
        env: { DATA_DIR: path.join(root, `data-${count}`), DATABASE_URL: '', API_HOST: '' },
      },
    )
} finally {
  if (!kept) await rm(root, { recursive: true, force: true })
}
