import { runTyped } from './run-typed.mjs'

// npm run desk -- invite
await runTyped('scripts/desk/command.mjs')
