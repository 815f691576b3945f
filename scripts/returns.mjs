import { runTyped } from './run-typed.mjs'

// npm run returns -- list | show | …
await runTyped('scripts/returns/command.mjs')
