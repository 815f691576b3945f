import { runTyped } from './run-typed.mjs'

// npm run inline-scripts: compiles the inline scripts of lib/browser/inline.
await runTyped('scripts/inline-scripts/command.mjs')
