import { runTyped } from './run-typed.mjs'

// npm run orders -- list | export | packed | shipped | delivered
await runTyped('scripts/orders/command.mjs')
