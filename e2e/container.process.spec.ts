import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'playwright/test'
import { freePort } from '#scripts/free-ports.mjs'
import { settingsOf, stages, valuesOf } from '../scripts/deploy/dockerfile.ts'
import { until } from './started-shop.ts'

const ROOT = path.join(import.meta.dirname, '..')
const isRoot = process.getuid?.() === 0
// Whoever it is: an ordinary user.
const NOBODY = 65_534

test('what the Dockerfile starts serves the shop as an ordinary user, from files that it cannot change', async () => {
  const image = stages().at(-1) ?? []
  const [program = '', ...args] = JSON.parse(valuesOf(image, 'CMD')[0] ?? '[]') as string[]
  const folder = await mkdtemp(path.join(process.env.E2E_DISK ?? os.tmpdir(), 'haat-image-'))
  await chmod(folder, 0o755)
  const code = path.join(folder, 'code')
  const data = path.join(folder, 'data')
  await mkdir(data)
  await mkdir(code)
  if (isRoot) await chown(data, NOBODY, NOBODY)
  await copyBuilt(code)
  const node = path.join(folder, 'node')
  await cp(process.execPath, node)
  const port = await freePort()
  const said: string[] = []
  const shop: ChildProcess = spawn(program === 'node' ? node : program, args, {
    cwd: code,
    env: {
      NODE_ENV: 'production',
      ...settingsOf(image),
      PATH: process.env.PATH,
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  })
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', chunk => said.push(String(chunk)))
  try {
    const address = `http://127.0.0.1:${port}`
    await until(async () => {
      if (shop.exitCode !== null) throw new Error(said.join(''))
      return (await fetch(`${address}/readyz`)).status === 200
    }, 60_000)
    const home = await (await fetch(address)).text()
    const picture = /"(\/uploads\/[^"]+)"/.exec(home)?.[1] ?? ''
    expect((await fetch(address + picture)).status).toBe(200)
    expect(await readdir(data)).toEqual(expect.arrayContaining(['postgres', 'secrets', 'uploads']))
  } finally {
    shop.kill('SIGTERM')
    if (shop.exitCode === null) await once(shop, 'exit')
    await allow(code)
    await rm(folder, { recursive: true, force: true })
  }
  expect(shop.exitCode, said.join('')).toBe(0)
})

/** The tree with its build, of which nothing can be written, where an ordinary user may enter. */
const copyBuilt = async (to: string) => {
  const left = ['.git', '.next', 'node_modules', 'data', 'test-results', 'playwright-report']
  for (const name of await readdir(ROOT))
    if (!left.includes(name)) await cp(path.join(ROOT, name), path.join(to, name), { recursive: true })
  await cp(path.join(ROOT, '.next'), path.join(to, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: from => !from.includes('.next/cache') && !from.includes('.next/dev'),
  })
  await run('chmod', ['-R', 'a-w', to])
  await chmod(to, 0o755)
  const packages = [`${ROOT}/node_modules/.`, path.join(to, 'node_modules')]
  await mkdir(path.join(to, 'node_modules'))
  // As links where both folders are on one disk; of each file that is not it would complain.
  await run('cp', ['-al', ...packages], 'ignore').catch(() => run('cp', ['-a', ...packages]))
  await chmod(to, 0o555)
}

const allow = (folder: string) => run('chmod', ['-R', 'u+w', folder])

const run = async (program: string, args: string[], stdio: 'inherit' | 'ignore' = 'inherit') => {
  const [code] = await once(spawn(program, args, { stdio }), 'exit')
  if (code !== 0) throw new Error(`${program} ended with ${code}.`)
}
