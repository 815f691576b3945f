import { runTyped } from './run-typed.mjs'

// npm run ratings -- list | answer | hide | show
await runTyped('scripts/ratings/command.mjs')
