import { runTyped } from './run-typed.mjs'

// npm run parcels -- export | numbers | payout | due | rates | book | look | pickup | label | unbook | again | back | settled
await runTyped('scripts/parcels/command.mjs')
