import { runTyped } from './run-typed.mjs'

// npm run messages -- list | done ID … | templates | stop NUMBER | start NUMBER
await runTyped('scripts/messages/command.mjs')
