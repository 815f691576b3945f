import { runTyped } from './run-typed.mjs'

// npm run complaints -- list | show | …
await runTyped('scripts/complaints/command.mjs')
