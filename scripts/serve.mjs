import path from 'node:path'
import { endedFromOutside } from '#messages/before-start.mjs'
import { root, runNode, SETTINGS, STRIPPED } from './run.mjs'

/** Runs the shop's server until it ends; returns its exit code. */
export const serve = (mode, { port, host }) =>
  runNode([...STRIPPED, ...SETTINGS, ...FLAGS[mode], SERVER], {
    // The channel tells the shop when this process is killed, so that it never stays alone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_ENV: mode, PORT: String(port), HOST: host },
    onStart: child => {
      child.on('exit', (_, signal) => {
        if (signal && !ASKED.includes(signal)) console.error(endedFromOutside(signal))
      })
    },
  })

const FLAGS = { production: [], development: ['--enable-source-maps'] }

const ASKED = ['SIGINT', 'SIGTERM']

const SERVER = path.join(root, 'scripts/server.mjs')
