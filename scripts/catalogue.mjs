import { runTyped } from './run-typed.mjs'

// npm run catalogue -- import FOLDER [--withdraw-missing] | export FOLDER
await runTyped('scripts/catalogue/command.mjs')
