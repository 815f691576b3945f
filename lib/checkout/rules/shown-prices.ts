/** What a checkout had shown: its total, whether that was the online one, and each line's price of one, by product. */
export type ShownPrices = { total: number; online: boolean; prices: Record<string, number> }

const MOST = 50

/** As a cookie holds it, which is the visitor's to write. */
export function readShownPrices(value: unknown): ShownPrices | undefined {
  if (value === null || typeof value !== 'object') return undefined
  const { total, online, prices } = value as Record<string, unknown>
  if (!isAmount(total)) return undefined
  const known = Object.entries(prices !== null && typeof prices === 'object' ? prices : {})
  return {
    total,
    online: online === true,
    prices: Object.fromEntries(
      known.filter(([name, price]) => /^\d+$/.test(name) && isAmount(price)).slice(0, MOST),
    ),
  }
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1e9
