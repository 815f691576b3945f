import './node-version.mjs'
import { ensureAllPackages } from './packages.mjs'
import { runNode } from './run.mjs'
import { runTyped } from './run-typed.mjs'

// npm run prove: the same tests with large counts. npm run prove -- cluster: several machines, as processes.
const [what, ...rest] = process.argv.slice(2)
if (what === 'cluster') await runTyped('scripts/cluster/prove.mjs', rest, ensureAllPackages)
else if (what) {
  console.error(`npm run prove knows "cluster" only, and not ${what}.`)
  process.exitCode = 2
} else process.exitCode = await runNode(['scripts/test.mjs'], { env: { PROVE: '1' } })
