import { runTyped } from './run-typed.mjs'

// npm run bills -- list | show | pdf
await runTyped('scripts/bills/command.mjs')
