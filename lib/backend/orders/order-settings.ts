import 'server-only'
import { DEFAULT_SETTINGS } from '#lib/shop/rules/default-settings.ts'
import type { Db } from '../db/pool.ts'

/** The shop's name, and what paying online takes off in percent (Rule 20). */
export async function orderSettings(on: Db): Promise<{ name: string; percent: number }> {
  const row = await on.one<{ name: string | null; percent: string | null }>(FACTS)
  const percent = Number(row?.percent ?? DEFAULT_SETTINGS.onlineDiscountPercent)
  return {
    name: row?.name ?? '',
    percent: percent >= 0 && percent <= 90 ? percent : DEFAULT_SETTINGS.onlineDiscountPercent,
  }
}

const FACTS = {
  name: 'shop-facts',
  text: `select details->>'name' as name, details #>> '{settings,onlineDiscountPercent}' as percent from shop`,
}
