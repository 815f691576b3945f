import { runTyped } from './run-typed.mjs'

// npm run keys -- make --name NAME --scopes SCOPES
await runTyped('scripts/keys/command.mjs')
