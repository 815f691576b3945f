import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { db } from './db/pool.ts'
import { expireHolds } from './orders/expire-holds.ts'
import { reconcile } from './orders/reconcile.ts'
import { sendRefunds } from './orders/send-refunds.ts'
import { tellMerchant } from './payments/practice/mount.ts'

/** What runs beside the requests. Each tells how much it did: while there is more, it goes on at once. */
const JOBS: Record<string, () => Promise<number>> = { expireHolds, reconcile, sendRefunds, tellMerchant }

const LEASE_SECONDS = 60
const POLL_MS = 1_000

/** Runs every job, each in one process at a time, until stopped. */
export function startJobs({ pollMs = POLL_MS, jobs = JOBS } = {}) {
  const holder = randomUUID()
  const stopping = new AbortController()
  const done = Promise.all(
    Object.entries(jobs).map(([job, work]) => repeat(job, work, holder, pollMs, stopping.signal)),
  )
  return {
    stop: async () => {
      stopping.abort()
      await done
      await db.run('delete from leases where holder = $1', [holder])
    },
  }
}

async function repeat(
  job: string,
  work: () => Promise<number>,
  holder: string,
  pollMs: number,
  signal: AbortSignal,
) {
  while (!signal.aborted) {
    let rest = pollMs
    try {
      if ((await isOurs(job, holder)) && (await work()) > 0) rest = 0
    } catch (error) {
      console.error(`The job ${job} failed, and is tried again:`, error)
      rest = 5 * pollMs
    }
    await sleep(rest, undefined, { signal, ref: false }).catch(() => undefined)
  }
}

/** Another process's lease ends by itself when it dies. What a job does is safe even if two should meet. */
const isOurs = async (job: string, holder: string) =>
  (await db.run(LEASE, [job, holder, LEASE_SECONDS])) === 1

const LEASE = `
  insert into leases (job, holder, held_until) values ($1, $2, now() + make_interval(secs => $3))
  on conflict (job) do update set holder = $2, held_until = excluded.held_until
  where leases.holder = $2 or leases.held_until < now()`
