import { runTyped } from './run-typed.mjs'

// node scripts/count-converted.mjs FILE FOLDER: what of another shop's file is in the folder converted from it
await runTyped('scripts/count-converted/command.mjs')
