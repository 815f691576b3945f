import './node-version.mjs'
import { fail } from './fail.mjs'
import { ensurePackages } from './packages.mjs'
import { jest, lint, types } from './parts.mjs'
import { tally } from './tally.mjs'

// npm run check: about two minutes, no browser; CHECK=1 makes the counts small. "npm test" says whether you are done.
process.env.CHECK = '1'
try {
  await ensurePackages()
  await tally({
    types,
    lint,
    'quick tests': () => jest('--testPathIgnorePatterns', '/node_modules/', '\\.slow\\.test\\.'),
  })
} catch (error) {
  fail(error)
}
