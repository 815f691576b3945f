import { runTyped } from './run-typed.mjs'

// npm run backup -- FOLDER
await runTyped('scripts/backup/command.mjs')
