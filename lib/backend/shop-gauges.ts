import 'server-only'
import { addGauge, type Reading } from '#lib/server/metrics/gauges.ts'
import { env } from '#lib/server/settings/env.ts'
import {
  connectionsByState,
  databaseAwayIs,
  jobLeases,
  messagesWaiting,
  oldestMessage,
  oldestPaymentCheck,
  ordersAwaitingPayment,
  refundsWaiting,
  replicaLagIs,
} from '#messages/metrics.ts'
import { databaseState, db, pool } from './db/pool.ts'
import { fitReplica, replicaLag } from './db/read-replica.ts'

/** The gauges of the shop's database part, for monitoring. */
export const addShopGauges = () => {
  addGauge('haat_database_connections', {
    help: connectionsByState,
    label: 'state',
    read: () => {
      const { totalCount, idleCount, waitingCount } = pool()
      return [
        { label: 'in use', value: totalCount - idleCount },
        { label: 'idle', value: idleCount },
        { label: 'waiting', value: waitingCount },
      ]
    },
  })
  addGauge('haat_database_away', {
    help: databaseAwayIs,
    read: () => [{ value: databaseState().isAway ? 1 : 0 }],
  })
  if (env.databaseReadUrl) addGauge('haat_replica_lag_seconds', { help: replicaLagIs, read: lagReading })
  addGauge('haat_outbox_waiting', {
    help: messagesWaiting,
    label: 'channel',
    read: () => db.query<Reading>(WAITING),
  })
  addGauge('haat_outbox_oldest_seconds', {
    help: oldestMessage,
    label: 'channel',
    read: () => db.query<Reading>(OLDEST),
  })
  addGauge('haat_orders_awaiting_payment', {
    help: ordersAwaitingPayment,
    read: () => db.query<Reading>(AWAITING),
  })
  addGauge('haat_payment_check_late_seconds', {
    help: oldestPaymentCheck,
    read: () => db.query<Reading>(LATE_CHECK),
  })
  addGauge('haat_refunds_waiting', {
    help: refundsWaiting,
    read: () => db.query<Reading>(REFUNDS),
  })
  addGauge('haat_job_lease_seconds', {
    help: jobLeases,
    label: 'job',
    read: () => db.query<Reading>(LEASES),
  })
}

// Nobody may have asked for a list lately.
const lagReading = async () => {
  const client = await fitReplica()
  client?.release()
  const value = replicaLag()
  return value === undefined ? [] : [{ value }]
}

const named = (name: string, text: string) => ({ name: `metric ${name}`, text })

// What waits for the seller's own hands is not late.
const DUE = `sent_at is null and given_up_at is null and channel <> 'by-hand'`
const WAITING = named(
  'waiting',
  `select channel as label, count(*)::int as value from outbox where ${DUE} group by channel`,
)
const OLDEST = named(
  'oldest',
  `select channel as label, greatest(0, extract(epoch from now() - min(due_at)))::float8 as value
    from outbox where ${DUE} group by channel`,
)
const AWAITING = named('awaiting', `select count(*)::int as value from orders where status = 'awaiting'`)
const LATE_CHECK = named(
  'late check',
  `select greatest(0, coalesce(extract(epoch from now() - min(check_at)), 0))::float8 as value
    from orders where check_at is not null`,
)
const REFUNDS = named('refunds', `select count(*)::int as value from refunds where state in ('due', 'sent')`)
const LEASES = named(
  'leases',
  'select job as label, extract(epoch from held_until - now())::float8 as value from leases order by job',
)
