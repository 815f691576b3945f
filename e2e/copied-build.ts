import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '#scripts/free-ports.mjs'
import { until } from './started-shop.ts'

const ROOT = path.join(import.meta.dirname, '..')

/** A shop from a modified copy of this run's build. A second build would take minutes. */
export async function openCopy(dataDir: string, change: (build: string) => Promise<void>) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-copy-'))
  const build = path.join(folder, '.next')
  for (const name of await readdir(ROOT))
    if (!['.next', '.git'].includes(name)) await symlink(path.join(ROOT, name), path.join(folder, name))
  await cp(path.join(ROOT, '.next'), build, {
    recursive: true,
    filter: from => !from.includes('.next/cache'),
  })
  await change(build)
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = serve(folder, port, dataDir)
  await until(async () => (await fetch(`${address}/readyz`)).status === 200)
  return {
    address,
    close: async () => {
      await stop(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

// As scripts/serve.mjs does, in another folder.
const serve = (folder: string, port: number, dataDir: string) =>
  spawn(
    process.execPath,
    [
      '--experimental-strip-types',
      '--disable-warning=ExperimentalWarning',
      path.join(ROOT, 'scripts/server.mjs'),
    ],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: '',
        API_HOST: '',
      },
    },
  )

async function stop(server: ChildProcess) {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
