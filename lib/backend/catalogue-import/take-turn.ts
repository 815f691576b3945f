import 'server-only'
import type { Db } from '../db/pool.ts'

/** One import at a time; shoppers read on. */
export const takeTurn = async (tx: Db, onWait = () => {}) => {
  const lock = 'lock table sections in share row exclusive mode'
  await tx.query('savepoint turn')
  await tx.query(`set local lock_timeout = '${PATIENCE_MS}ms'`)
  try {
    await tx.query(lock)
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    await tx.query('rollback to savepoint turn')
    onWait()
    await tx.query(lock)
  }
  await tx.query('set local lock_timeout to default')
}

const PATIENCE_MS = 1_000
export const LOCK_NOT_AVAILABLE = '55P03'
