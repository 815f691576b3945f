import 'server-only'
import { randomUUID } from 'node:crypto'
import { addGauge } from '#lib/server/metrics/gauges.ts'
import { env } from '#lib/server/settings/env.ts'
import { jobsDone } from '#messages/metrics.ts'
import { turnCollections } from './catalogue/turn-collections.ts'
import { cancelUnconfirmed } from './cod/cancel-unconfirmed.ts'
import { remindUnconfirmed } from './cod/remind-unconfirmed.ts'
import { reportLateComplaints } from './complaints/report-late-complaints.ts'
import { sendNumbers } from './courier-sheets/send-numbers.ts'
import { processDueBookings } from './couriers/process-due-bookings.ts'
import { beatForReplicas } from './db/beat-for-replicas.ts'
import { db } from './db/pool.ts'
import { deleteExpired } from './delete-expired.ts'
import { tellPhones } from './desk/orders/push/tell-phones.ts'
import { every } from './every.ts'
import { reportUndelivered } from './mail/phone/report-undelivered.ts'
import { expireHolds } from './orders/expire-holds.ts'
import { reconcile } from './orders/reconcile.ts'
import { sendRefunds } from './orders/send-refunds.ts'
import { sendPracticeEvents } from './payments/practice/mounted.ts'
import { sendPartRefunds } from './returns/send-part-refunds.ts'
import { turnPrices } from './sales/turn-prices.ts'
import { turnShop } from './shop/turn-shop.ts'
import { webhookSender } from './webhooks/webhook-sender.ts'

/** Returns how much it did: while there is more, it runs again at once. */
type Job = {
  work: () => Promise<number>
  everyMs: number
  /** Ends what it has begun and not waited for. */
  stop?: () => Promise<void>
}

const webhooks = webhookSender()

/** The work that runs beside the requests. */
const JOBS: Record<string, Job> = {
  expireHolds: { work: expireHolds, everyMs: 1_000 },
  reconcile: { work: reconcile, everyMs: 1_000 },
  sendRefunds: { work: sendRefunds, everyMs: 1_000 },
  sendPartRefunds: { work: sendPartRefunds, everyMs: 1_000 },
  turnPrices: { work: turnPrices, everyMs: 1_000 },
  turnShop: { work: turnShop, everyMs: 1_000 },
  turnCollections: { work: turnCollections, everyMs: 1_000 },
  sendPracticeEvents: { work: sendPracticeEvents, everyMs: 1_000 },
  processDueBookings: { work: processDueBookings, everyMs: 5_000 },
  remindUnconfirmed: { work: remindUnconfirmed, everyMs: 10_000 },
  cancelUnconfirmed: { work: cancelUnconfirmed, everyMs: 10_000 },
  reportLateComplaints: { work: reportLateComplaints, everyMs: 600_000 },
  reportUndelivered: { work: reportUndelivered, everyMs: 600_000 },
  tellPhones: { work: tellPhones, everyMs: 2_000 },
  sendNumbers: { work: () => sendNumbers(), everyMs: 1_000 },
  sendWebhooks: { work: webhooks.send, everyMs: 1_000, stop: webhooks.stop },
  deleteExpired: { work: deleteExpired, everyMs: 600_000 },
  ...(env.databaseReadUrl && { beatForReplicas: { work: beatForReplicas, everyMs: 1_000 } }),
}

const LEASE_SECONDS = 15

/** Runs every job, each in one process at a time, until stopped. */
export function startJobs(jobs = JOBS) {
  const holder = randomUUID()
  const doneAt = new Map<string, number>()
  addGauge('haat_job_age_seconds', { help: jobsDone, label: 'job', read: () => agesOf(doneAt) })
  const loops = Object.entries(jobs).map(([name, { work, everyMs }]) => {
    const lease = leaseOn(name, holder)
    const doIt = async () => {
      if (!(await lease())) return doneAt.delete(name) && false
      if (!doneAt.has(name)) doneAt.set(name, performance.now())
      const hasMore = (await work()) > 0
      doneAt.set(name, performance.now())
      return hasMore
    }
    return every(doIt, {
      everyMs,
      failed: `The job ${name} failed, and is tried again:`,
      restAfterFailure: 5,
    })
  })
  return {
    stop: async () => {
      await Promise.all(loops.map(loop => loop.stop()))
      await Promise.all(Object.values(jobs).map(job => job.stop?.()))
      await db.run('delete from leases where holder = $1', [holder])
    },
  }
}

/** One that fails or hangs grows old; one that another process does is told by that one. */
const agesOf = (doneAt: ReadonlyMap<string, number>) =>
  [...doneAt].map(([label, at]) => ({ label, value: (performance.now() - at) / 1_000 }))

/** A lease that ends by itself, also when its process dies. A job is safe even if two processes run it. */
function leaseOn(job: string, holder: string) {
  let sureUntil = 0
  return async () => {
    if (performance.now() < sureUntil) return true
    const start = performance.now()
    const isLeased = (await db.run(LEASE, [job, holder, LEASE_SECONDS])) === 1
    // Renewed at half its time, so that an idle shop writes little.
    sureUntil = isLeased ? start + LEASE_SECONDS * 500 : 0
    return isLeased
  }
}

const LEASE = `
  insert into leases (job, holder, held_until) values ($1, $2, now() + make_interval(secs => $3))
  on conflict (job) do update set holder = $2, held_until = excluded.held_until
  where leases.holder = $2 or leases.held_until < now()`
