// npm run bench -- report: docs/performance.md and its plots, from the last run of each bench.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { root } from '../run.mjs'
import { fieldTables, notReached, outside } from './report/field.mjs'
import { plotOf } from './report/plot.mjs'
import { sectionOf } from './report/section.mjs'
import { FOLDER } from './shared/record.mjs'

const INTRODUCTION = `# Performance

Written by \`npm run bench -- report\` from docs/performance/*.json, which each bench leaves, and from
scripts/bench/report/*.md: edit none of these by hand but the last.
\`npm run bench\` runs all of them, \`npm run bench -- NAME\` one. Times of a shared machine are noisy; CPU a request,
ratios, bytes and plans hold, and \`npm test\` keeps those that do not depend on the machine.
`

const names = (await readdir(FOLDER)).filter(name => /^[\w-]+\.json$/.test(name)).sort()
const benches = await Promise.all(
  names.map(async name => JSON.parse(await readFile(path.join(FOLDER, name), 'utf8'))),
)
for (const plot of benches.flatMap(({ plots }) => plots))
  await writeFile(path.join(FOLDER, `${plot.file}.svg`), plotOf(plot))
await writeFile(
  path.join(root, 'docs/performance.md'),
  [INTRODUCTION, ...benches.map(sectionOf), await outside(), await notReached(), await fieldTables()].join(
    '\n',
  ),
)
console.log(`docs/performance.md tells of ${benches.length} benches.`)
