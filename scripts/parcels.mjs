import { runTyped } from './run-typed.mjs'

// npm run parcels -- export | numbers | payout | due
await runTyped('scripts/parcels/command.mjs')
