import { runTyped } from './run-typed.mjs'

// npm run inline-scripts: compiles the programs of lib/browser/inline, which stand in the pages themselves.
await runTyped('scripts/inline-scripts/command.mjs')
