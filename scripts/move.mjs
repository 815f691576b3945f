import { runTyped } from './run-typed.mjs'

// npm run move -- database URL | media URL | secrets FOLDER
await runTyped('scripts/move/command.mjs')
