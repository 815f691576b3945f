import { runTyped } from './run-typed.mjs'

// npm run api-docs: writes docs/api.md from the contract of the calls for programs.
await runTyped('scripts/api-docs/command.mjs')
