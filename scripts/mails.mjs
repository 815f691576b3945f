import { runTyped } from './run-typed.mjs'

// npm run mails -- list | resend ID … | resend all
await runTyped('scripts/mails/command.mjs')
