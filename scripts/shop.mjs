import { runTyped } from './run-typed.mjs'

// npm run shop -- check | policies FOLDER
await runTyped('scripts/shop/command.mjs')
