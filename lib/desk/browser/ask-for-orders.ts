export type OrdersCame = { newest: string; count: number }

const ANSWER_MS = 10_000

/** Whether orders have come since `mark`; undefined where the shop cannot be reached now. */
export async function askForOrders(mark: string): Promise<OrdersCame | undefined> {
  try {
    const response = await fetch(`/desk/orders-since?mark=${encodeURIComponent(mark)}`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    return response.ok ? ((await response.json()) as OrdersCame) : undefined
  } catch {
    return undefined
  }
}
