import 'server-only'
import type { Db } from '../db/pool.ts'

export type MoneySum = { table: string; count: number; paise: string }

const MONEY = {
  orders: 'total',
  payments: 'amount',
  refunds: 'amount',
  bills: 'total',
  credit_notes: 'total',
}

/** What a seller would look at first: the rows of money, and what they come to. */
export const moneySums = async (db: Db): Promise<MoneySum[]> => {
  const sums: MoneySum[] = []
  for (const [table, column] of Object.entries(MONEY)) {
    const row = await db.one<{ count: string; paise: string }>(
      `select count(*)::text as count, coalesce(sum(${column}), 0)::text as paise from ${table}`,
    )
    sums.push({ table, count: Number(row?.count), paise: String(row?.paise) })
  }
  return sums
}
