import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Call, Caller, Input, Output } from '#lib/contract/index.ts'
import type { Failpoint } from '../failpoints.ts'
import type { PaymentSettings } from '../payments/settings.ts'
import type { Reply } from './test-worker.ts'

type Options = { databaseUrl: string; settings?: PaymentSettings; jobs?: boolean; dieAt?: Failpoint }

export class Died extends Error {}

/** For tests: another process of the shop on the same database. It may be told to die at a point, or be killed. */
export async function startProcess({ databaseUrl, settings, jobs, dieAt }: Options) {
  const child = spawn(process.execPath, [...FLAGS, 'lib/backend/orders/test-worker.ts'], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DIE_AT: dieAt ?? '', JOBS: jobs ? '1' : '' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ask = asker(child)
  await ask({ settings })
  return {
    call: <N extends Call>(call: N, input: Input<N>, caller: Caller) =>
      ask({ call, input, caller }) as Promise<Output<N>>,
    /** As a right code does. */
    proveNumber: (customer: string, mobile: string) => ask({ customer, mobile }),
    deliverWebhook: (raw: string, signature: string, eventId: string) => ask({ raw, signature, eventId }),
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const FLAGS = [
  '--experimental-strip-types',
  '--disable-warning=ExperimentalWarning',
  '--conditions=react-server',
]

function asker(child: ChildProcess) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  child.on('message', ({ id, answer, refused }: Reply) => {
    const { resolve, reject } = waiting.get(id) ?? {}
    waiting.delete(id)
    if (refused) reject?.(Object.assign(new Error(refused.message), refused))
    else resolve?.(answer)
  })
  child.once('exit', () => {
    for (const { reject } of waiting.values()) reject(new Died('The process died.'))
    waiting.clear()
  })
  return (order: object) =>
    new Promise<unknown>((resolve, reject) => {
      if (child.exitCode !== null || child.signalCode !== null)
        return reject(new Died('The process is dead.'))
      const id = ++last
      waiting.set(id, { resolve, reject })
      child.send({ id, ...order }, error => error && reject(new Died(error.message)))
    })
}
