import 'server-only'
import { billNumber, financialYear } from '#lib/bills/rules/bill-numbers.ts'
import type { Db } from '../db/pool.ts'
import { failpoint } from '../failpoints.ts'
import type { TodayInIndia } from './day-in-india.ts'

/** What is going to be written on a day, and in which series. */
type Plan = { series: string }
export type Numbered<P extends Plan> = P & { number: string; year: string; place: number; day: string }

/**
 * The next number of a series. Its row stays locked until the transaction ends, so two packers wait for each other, and who fails
 * gives the number back. The day is read while the row is held: a higher number never has an earlier day.
 */
export async function takeBillNumber<P extends Plan>(
  tx: Db,
  today: TodayInIndia,
  planOn: (day: string) => P | { refused: string },
): Promise<NumberedOr<P>> {
  return numberOn(tx, await today(tx), today, planOn)
}

type NumberedOr<P extends Plan> = Numbered<P> | { refused: string; full?: { series: string; year: string } }

async function numberOn<P extends Plan>(
  tx: Db,
  day: string,
  today: TodayInIndia,
  planOn: (day: string) => P | { refused: string },
): Promise<NumberedOr<P>> {
  const plan = planOn(day)
  if ('refused' in plan) return plan
  const year = financialYear(day)
  const last = await tx.one<{ last: number }>(HOLD, [plan.series, year])
  const now = await today(tx)
  // It was waited past midnight: another rate may be in force, or another year may have begun.
  if (now !== day) return numberOn(tx, now, today, planOn)
  const place = (last?.last ?? 0) + 1
  const number = billNumber(plan.series, year, place)
  if (!number) return { refused: '', full: { series: plan.series, year } }
  await tx.run(TAKE, [plan.series, year, place])
  await failpoint('bill-numbered')
  return { ...plan, number, year, place, day }
}

const HOLD = {
  name: 'hold-bill-series',
  text: `insert into bill_series (series, year) values ($1, $2)
         on conflict (series, year) do update set last = bill_series.last returning last`,
}

const TAKE = {
  name: 'take-bill-number',
  text: 'update bill_series set last = $3 where series = $1 and year = $2',
}
