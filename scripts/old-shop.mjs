import { runTyped } from './run-typed.mjs'

// npm run old-shop -- make COMMIT --name NAME
await runTyped('scripts/old-shop/command.mjs')
