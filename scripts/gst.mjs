import { runTyped } from './run-typed.mjs'

// npm run gst -- 2026-11 FOLDER
await runTyped('scripts/gst/command.mjs')
