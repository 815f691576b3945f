import { spawn } from 'node:child_process'
import path from 'node:path'
import { envFiles } from './env-files.mjs'

export const root = path.join(import.meta.dirname, '..')

/** Node with the types of lib/ stripped. */
export const STRIPPED = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning']

const settingsFiles = () => {
  try {
    return envFiles(root)
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}

/** The settings of .env. */
export const SETTINGS = settingsFiles()

/** Node with stripped types and those settings, where "server-only" may be imported. */
export const TYPED = [...STRIPPED, '--conditions=react-server', ...SETTINGS]

/** Where Node keeps what it made of each source file: the next process that reads it starts in half the time. */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: path.join(root, '.next/cache/node') }

/** Runs a program to its end and returns its exit code; being killed by a signal counts as a failure. */
export const run = (command, args, { env, onStart, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { ...COMPILE_CACHE, ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    })
    onStart?.(child)
    const pass = signal => child.kill(signal)
    process.on('SIGINT', pass)
    process.on('SIGTERM', pass)
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      process.off('SIGINT', pass)
      process.off('SIGTERM', pass)
      resolve(signal ? 1 : code)
    })
  })

export const runNode = (args, options) => run(process.execPath, args, options)

/** A package's own command, from its package.json. */
export const runBin = (file, args, options) =>
  runNode([path.join(root, 'node_modules', file), ...args], options)
