import path from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { root, runBin, STRIPPED } from './run.mjs'

/** Runs Next with our own listener in front of it, until it ends; gives its exit code. */
export const serve = (command, { port, host }) =>
  runBin('next/dist/bin/next', [command, '--port', String(port), '--hostname', host, ...OPTIONS[command]], {
    // The channel tells the shop when this process is killed, so that it never stays behind alone.
    stdio: ['inherit', 'pipe', 'inherit', 'ipc'],
    env: {
      NODE_ENV: command === 'start' ? 'production' : 'development',
      NODE_OPTIONS: [process.env.NODE_OPTIONS, ...STRIPPED, `--import=${IN_FRONT}`].filter(Boolean).join(' '),
      // The shop stops by itself (lib/backend/stop-on-signals.ts): Next would not wait for the database.
      NEXT_MANUAL_SIG_HANDLE: 'true',
      NEXT_EXIT_TIMEOUT_MS: '15000',
    },
    onStart: child => {
      const lines = createInterface({ input: child.stdout })
      lines.on('line', line => NEXT_SAYS.test(stripVTControlCharacters(line)) || console.log(line))
      child.on('exit', (_, signal) => {
        if (signal && !ASKED.includes(signal)) console.error(`The shop was ended from outside, by ${signal}.`)
      })
    },
  })

// A connection is kept longer than a proxy keeps its side (a minute), so that no post meets one that is being closed.
const OPTIONS = { start: ['--keepAliveTimeout', '75000'], dev: [] }

const ASKED = ['SIGINT', 'SIGTERM']

// As an address, so that a space in the folder's name does no harm.
const IN_FRONT = pathToFileURL(path.join(root, 'scripts/in-front.mjs'))

// The shop says in one line of its own where it is (lib/backend/start.ts).
const NEXT_SAYS = /^\s*($|▲ Next\.js|- (Local|Network|Environments):|✓ (Starting|Ready|Running next\.config))/
