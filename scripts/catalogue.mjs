import { runTyped } from './run-typed.mjs'

// npm run catalogue -- import FOLDER … | export FOLDER …
await runTyped('scripts/catalogue/command.mjs')
