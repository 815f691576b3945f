import { runTyped } from './run-typed.mjs'

// npm run secrets -- make FOLDER | lines FOLDER | check | accept
await runTyped('scripts/secrets/command.mjs')
