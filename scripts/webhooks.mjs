import { runTyped } from './run-typed.mjs'

// npm run webhooks -- list | add | events | secret | on | off | remove | messages | replay | test
await runTyped('scripts/webhooks/command.mjs')
