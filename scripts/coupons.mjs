import { runTyped } from './run-typed.mjs'

// npm run coupons -- list | add | stop | import
await runTyped('scripts/coupons/command.mjs')
