import 'server-only'
import type { Db } from '../db/pool.ts'

/**
 * Lets PostgreSQL end a statement of this transaction whose process is gone, such as one that was killed: it would work
 * on for minutes, and hold what others wait for. Not every system that PostgreSQL runs on can tell.
 */
export const endWithClient = async (tx: Db) => {
  await tx.query('savepoint ending')
  try {
    await tx.query(`set local client_connection_check_interval = '2s'`)
  } catch (error) {
    if ((error as { code?: string }).code !== INVALID_VALUE) throw error
    await tx.query('rollback to savepoint ending')
  }
}

const INVALID_VALUE = '22023'
