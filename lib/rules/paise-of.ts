const MOST_RUPEES = 10_000_000

/** "₹1,499.50" in paise; undefined if it is no sum. */
export function paiseOf(typed: string): number | undefined {
  const [, rupees, paise = ''] = /^(\d{1,8})(?:\.(\d{1,2}))?$/.exec(typed.replace(/[₹,\s]/g, '')) ?? []
  const sum = Number(rupees) * 100 + Number(paise.padEnd(2, '0'))
  return sum > 0 && sum <= MOST_RUPEES * 100 ? sum : undefined
}
