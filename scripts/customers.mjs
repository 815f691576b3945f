import { runTyped } from './run-typed.mjs'

// npm run customers -- show WHO | export WHO FILE | erase WHO
await runTyped('scripts/customers/command.mjs')
