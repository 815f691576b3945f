import './node-version.mjs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { ensureAllPackages } from './packages.mjs'
import { root } from './run.mjs'
import { runTyped } from './run-typed.mjs'

// npm run bench -- NAME [options]: one of scripts/bench. Without a name all of them, one after the other, and then the
// report.
const REPORT = 'report'
const [name, ...args] = process.argv.slice(2)
const names = (await readdir(path.join(root, 'scripts/bench'))).flatMap(
  file => /^([\w-]+)\.mjs$/.exec(file)?.[1] ?? [],
)
if (!name) await runAll()
else if (names.includes(name)) await run(name, args)
else {
  console.error(`There is no such bench. These there are: ${names.join(', ')}.`)
  process.exitCode = 1
}

async function runAll() {
  const failed = []
  for (const each of [...names.filter(one => one !== REPORT), REPORT]) {
    console.log(`\n${each}`)
    await run(each, [])
    if (process.exitCode) failed.push(each)
    process.exitCode = 0
  }
  if (failed.length === 0) return
  console.error(`These did not end well: ${failed.join(', ')}.`)
  process.exitCode = 1
}

function run(each, options) {
  return runTyped(`scripts/bench/${each}.mjs`, options, ensureAllPackages)
}
