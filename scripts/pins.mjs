import { runTyped } from './run-typed.mjs'

// npm run pins -- build FILE
await runTyped('scripts/pins/command.ts')
