let pending = 0

/** Whether this page waits for an answer. */
export const isRequestPending = () => pending > 0

/** Does what asks, and counts it as long as its answer is waited for. */
export async function trackRequest<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  pending++
  try {
    return await send()
  } finally {
    pending--
  }
}
