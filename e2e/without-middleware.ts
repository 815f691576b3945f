import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort, until } from './started-shop.ts'

const ROOT = path.join(import.meta.dirname, '..')
const MANIFEST = '.next/server/functions-config-manifest.json'

/**
 * The shop of this run once more, on the same data, as it would be with middleware.ts deleted: the same build, whose
 * list of functions has lost that one. A second build would take minutes to say the same.
 */
export async function openWithoutMiddleware() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'haat-no-middleware-'))
  for (const name of await readdir(ROOT))
    if (!['.next', '.git'].includes(name)) await symlink(path.join(ROOT, name), path.join(folder, name))
  await cp(path.join(ROOT, '.next'), path.join(folder, '.next'), {
    recursive: true,
    filter: from => !from.includes('.next/cache'),
  })
  await forgetMiddleware(path.join(folder, MANIFEST))
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = serve(folder, port)
  await until(async () => (await fetch(`${address}/readyz`)).status === 200)
  return {
    address,
    close: async () => {
      await stop(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function forgetMiddleware(file: string) {
  const manifest = JSON.parse(await readFile(file, 'utf8')) as { functions: Record<string, unknown> }
  if (!manifest.functions['/_middleware']) throw new Error('The build has no middleware to do without.')
  delete manifest.functions['/_middleware']
  await writeFile(file, JSON.stringify(manifest))
}

// As scripts/serve.mjs does, in another folder.
const serve = (folder: string, port: number) =>
  spawn(
    process.execPath,
    [path.join(ROOT, 'node_modules/next/dist/bin/next'), 'start', '--port', String(port)],
    {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: path.join(process.env.E2E_DATA_DIR ?? '', 'data'),
        DATABASE_URL: '',
        API_HOST: '',
        NEXT_MANUAL_SIG_HANDLE: 'true',
        NODE_OPTIONS: `--experimental-strip-types --disable-warning=ExperimentalWarning --import=${pathToFileURL(path.join(ROOT, 'scripts/in-front.mjs'))}`,
      },
    },
  )

async function stop(server: ChildProcess) {
  if (server.exitCode !== null) return
  server.kill('SIGTERM')
  await once(server, 'exit')
}
