import 'server-only'
import { processWide } from '#lib/rules/process-wide.ts'
import { type Db, db } from '../../../db/pool.ts'
import { transaction } from '../../../db/transaction.ts'

// The practice courier's own table, in a schema of its own, without foreign keys from or to the shop's tables.
const TABLES = `
  create schema if not exists practice;
  create table if not exists practice.parcels (
    id integer generated always as identity primary key,
    reference text not null, body jsonb not null, created_at timestamptz not null default now(),
    awb text not null default '', courier text not null default '', status int not null default 1,
    activities jsonb not null default '[]');
  create index if not exists parcels_reference on practice.parcels (reference);
  create index if not exists parcels_awb on practice.parcels (awb) where awb <> '';`

const shared = processWide('practice-parcels', (): { open?: Promise<void> } => ({}))

/** Opens the table; the first time creates it. */
export const openParcels = () =>
  (shared.open ??= transaction(async tx => {
    await tx.query('select pg_advisory_xact_lock(724117)')
    await tx.query(TABLES)
  }).catch(error => {
    shared.open = undefined
    throw error
  }))

export type Activity = {
  date: string
  status: string
  activity: string
  location: string
  'sr-status': string
}
export type Parcel = {
  id: number
  reference: string
  body: Record<string, unknown>
  created_at: Date
  awb: string
  courier: string
  status: number
  activities: Activity[]
}

export const parcelById = (id: unknown, on: Db = db) =>
  on.one<Parcel>('select * from practice.parcels where id::text = $1', [String(id)])
export const parcelByAwb = (awb: string, on: Db = db) =>
  on.one<Parcel>(`select * from practice.parcels where awb = $1 and awb <> ''`, [awb])
export const parcelsOf = (reference: string) =>
  db.query<Parcel>('select * from practice.parcels where reference = $1 order by id', [reference])
