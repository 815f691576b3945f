import 'server-only'
import { randomBytes } from 'node:crypto'
import { processWide } from '#lib/rules/process-wide.ts'
import { type Db, db } from '../../../db/pool.ts'
import { transaction } from '../../../db/transaction.ts'

// The practice provider's own tables, in a schema of its own, without foreign keys from or to the shop's tables.
const TABLES = `
  create schema if not exists practice;
  create table if not exists practice.orders (
    id text primary key, amount bigint not null, currency text not null, receipt text,
    created_at timestamptz not null default now());
  create index if not exists orders_receipt on practice.orders (receipt);
  create table if not exists practice.payments (
    id text primary key, order_id text not null references practice.orders, amount bigint not null,
    currency text not null, status text not null, created_at timestamptz not null default now());
  create index if not exists payments_order on practice.payments (order_id);
  create table if not exists practice.refunds (
    id text primary key, payment_id text not null references practice.payments, amount bigint not null,
    key text unique, created_at timestamptz not null default now());
  create table if not exists practice.events (
    id text primary key, body text not null, attempts int not null default 0,
    next_at timestamptz not null default now(), delivered_at timestamptz);
  create index if not exists events_due on practice.events (next_at) where delivered_at is null;`

const shared = processWide('practice-ledger', (): { open?: Promise<void> } => ({}))

/** Opens the tables; the first time creates them. */
export const openLedger = () =>
  (shared.open ??= transaction(async tx => {
    await tx.query('select pg_advisory_xact_lock(724116)')
    await tx.query(TABLES)
  }).catch(error => {
    shared.open = undefined
    throw error
  }))

export type Order = { id: string; amount: number; currency: string; receipt: string | null; created_at: Date }
export type Payment = {
  id: string
  order_id: string
  amount: number
  currency: string
  status: 'authorized' | 'captured' | 'refunded' | 'failed'
  created_at: Date
}
export type Refund = { id: string; payment_id: string; amount: number; key: string | null; created_at: Date }

export const newId = (kind: 'order' | 'pay' | 'rfnd' | 'evt') =>
  `${kind}_${BigInt(`0x${randomBytes(11).toString('hex')}`)
    .toString(36)
    .slice(0, 14)
    .padStart(14, '0')}`

export const orderById = (id: string, tx: Db = db) =>
  tx.one<Order>('select * from practice.orders where id = $1', [id])
export const paymentById = (id: string, tx: Db = db) =>
  tx.one<Payment>('select * from practice.payments where id = $1', [id])
export const paymentsOf = (orderId: string, tx: Db = db) =>
  tx.query<Payment>('select * from practice.payments where order_id = $1 order by created_at', [orderId])
export const refundsOf = (paymentId: string, tx: Db = db) =>
  tx.query<Refund>('select * from practice.refunds where payment_id = $1 order by created_at', [paymentId])

/** Everything, for tests that compare it with the shop's orders. */
export const wholeLedger = async () => ({
  orders: await db.query<Order>('select * from practice.orders order by created_at'),
  payments: await db.query<Payment>('select * from practice.payments order by created_at'),
  refunds: await db.query<Refund>('select * from practice.refunds order by created_at'),
})
