import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileOf, pack } from './archive.ts'
import { withCheckout } from './check-out.mjs'
import { liveThrough, workWhileClosed } from './live-through.ts'
import { build, commandsOf, withShop } from './run-shop.mjs'
import { allSent, factsOf, migrationsOf } from './write-down.mjs'

const CATALOGUE = path.join(import.meta.dirname, 'catalogue')

/** Archives the data of some days of use of the shop of that commit, with a description of its contents. */
export const make = (commit, name) =>
  withCheckout(commit, async (checkout, scratch) => {
    await build(checkout)
    const dataDir = path.join(scratch, 'data')
    const lived = await live(checkout, dataDir, name)
    const facts = {
      name,
      commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: checkout, encoding: 'utf8' }).trim(),
      madeAt: new Date().toISOString(),
      ...lived,
      migrations: await migrationsOf(dataDir),
      facts: await factsOf(dataDir),
    }
    takeCode(checkout, path.join(scratch, 'code'))
    // Files with paths of this machine; the shop creates them again.
    for (const left of ['postgres.log', 'socket-folder', 'postgres/postmaster.opts'])
      rmSync(path.join(dataDir, left), { force: true })
    const file = fileOf(name, 'tar.br')
    mkdirSync(path.dirname(file), { recursive: true })
    await pack(scratch, ['data', 'code'], file)
    writeFileSync(fileOf(name, 'json'), `${JSON.stringify(facts, null, 2)}\n`)
    console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`)
  })

const live = async (checkout, dataDir, name) => {
  const command = commandsOf(checkout, dataDir)
  await command('catalogue', 'import', CATALOGUE, '--new')
  const lived = await withShop(checkout, dataDir, async address => {
    const all = await liveThrough(address, command, name)
    await allSent(dataDir)
    return all
  })
  await workWhileClosed(command, lived.orders)
  return lived
}

/** The code behind the pages, which runs without a build; the tests run it beside the present code. */
const takeCode = (checkout, code) => {
  const isLeftOut = from => /\.test\.tsx?$|[/\\]scripts[/\\](bench|e2e|jest|old-shop)$/.test(from)
  for (const name of ['lib', 'scripts', 'package.json'])
    cpSync(path.join(checkout, name), path.join(code, name), {
      recursive: true,
      filter: from => !isLeftOut(from),
    })
  const server = 'scripts/old-shop/serve-api.mjs'
  mkdirSync(path.dirname(path.join(code, server)))
  cpSync(path.join(import.meta.dirname, 'serve-api.mjs'), path.join(code, server))
}
