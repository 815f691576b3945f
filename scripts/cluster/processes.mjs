import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { until } from './until.mjs'

/** The programs that were started, each with a log of its own. They are ended by their ids, never by a name. */
export const openProcesses = logs => {
  const running = new Set()

  const start = (name, program, args, { env, ...options } = {}) => {
    const log = path.join(logs, `${name}.log`)
    const file = openSync(log, 'a')
    // A group of its own: Ctrl-C is for the harness, which then ends them in its own order.
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', file, file],
      ...options,
      env: { PATH: process.env.PATH, HOME: '/tmp', LANG: 'C.UTF-8', ...env },
    })
    closeSync(file)
    child.on('error', error => console.error(`${name}: ${error.message}`))
    const started = {
      name,
      pid: child.pid,
      log,
      said: () => readFileSync(log, 'utf8'),
      isAlive: () => child.exitCode === null && child.signalCode === null,
      signal: signal => child.kill(signal),
      exit: async () => {
        if (started.isAlive()) await once(child, 'exit')
        return child.exitCode ?? child.signalCode
      },
    }
    running.add(started)
    child.once('exit', () => running.delete(started))
    return started
  }

  return {
    start,
    endAll: async () => {
      const left = [...running]
      for (const each of left) each.signal('SIGCONT')
      for (const each of left) each.signal('SIGKILL')
      await Promise.all(left.map(each => each.exit()))
    },
  }
}

/** Sends a signal to a process that another one started; one that is gone already is left in peace. */
export const signalTo = (pid, signal) => {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** Waits until such a process is gone. What nobody has buried yet is gone too. */
export const untilGone = (pid, seconds = 30) =>
  until(`process ${pid} is gone`, () => isGone(pid), seconds, 20)

const isGone = pid => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.startsWith('Z')
  } catch {
    return true
  }
}

/** A process and all that descend from it. */
export const familyOf = pid => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [
      pid,
      ...children
        .split(' ')
        .filter(Boolean)
        .flatMap(child => familyOf(Number(child))),
    ]
  } catch {
    return []
  }
}
