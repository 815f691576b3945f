import './node-version.mjs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ensureAllPackages } from './packages.mjs'
import { root } from './run.mjs'
import { runTyped } from './run-typed.mjs'

// npm run bench -- NAME [options]: one of scripts/bench.
const [name, ...args] = process.argv.slice(2)
const names = (await readdir(path.join(root, 'scripts/bench'))).flatMap(
  file => /^([\w-]+)\.mjs$/.exec(file)?.[1] ?? [],
)
if (names.includes(name)) await runTyped(`scripts/bench/${name}.mjs`, args, ensureAllPackages)
else {
  console.error(`Say which: ${names.map(each => `npm run bench -- ${each}`).join(', ')}`)
  process.exitCode = 1
}
