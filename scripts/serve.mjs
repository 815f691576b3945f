import path from 'node:path'
import { endedFromOutside } from '#messages/before-start.mjs'
import { COMPILE_CACHE, root, runNode, SETTINGS, STRIPPED } from './run.mjs'

/** Runs the shop's server until it ends; returns its exit code. In production it takes this process's place where it can. */
export const serve = (mode, { port, host, heapMb }) => {
  const args = [...STRIPPED, ...SETTINGS, ...flagsOf(mode, heapMb), SERVER]
  const env = { NODE_ENV: mode, PORT: String(port), HOST: host, ...ALLOCATOR, ...COMPILE_CACHE }
  return mode === 'production' && process.execve ? become(args, env) : runBeside(args, env)
}

/** A second Node that only waits would keep forty megabytes. */
const become = (args, env) => {
  process.chdir(root)
  process.execve(process.execPath, [process.execPath, ...args], {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    ...env,
  })
}

/** Where Node cannot hand its process over (before 22.15, and on Windows), and while developing. */
const runBeside = (args, env) =>
  runNode(args, {
    // The channel tells the shop when this process is killed, so that it never stays alone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
    onStart: child => {
      child.on('exit', (_, signal) => {
        if (signal && !STOP_SIGNALS.includes(signal)) console.error(endedFromOutside(signal))
      })
    },
  })

const flagsOf = (mode, heapMb) =>
  mode === 'production'
    ? // V8 gives back early what a small heap does not need. By turns a search took 14.3 ms of CPU without bounds, 16.0
      // with these, 16.8 with half as much for the young, and 22.8 with --optimize-for-size.
      [`--max-old-space-size=${heapMb}`, `--max-semi-space-size=${YOUNG_MB}`]
    : ['--enable-source-maps']

const YOUNG_MB = 8

// What glibc keeps of freed memory: for each of many threads an arena of its own, if it is not told otherwise.
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '1048576',
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM']

const SERVER = path.join(root, 'scripts/server.mjs')
