import { runTyped } from './run-typed.mjs'

// npm run payments -- list | confirm | refuse | late
await runTyped('scripts/payments/command.mjs')
