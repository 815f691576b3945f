import 'server-only'
import type { Db } from '../db/pool.ts'

/** The day in India: the database's clock, which all processes share. */
export type TodayInIndia = (tx: Db) => Promise<string>

export const todayInIndia: TodayInIndia = async tx => (await tx.one<{ day: string }>(TODAY))?.day ?? ''

const TODAY = {
  name: 'today-in-india',
  text: `select to_char(clock_timestamp() at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day`,
}
