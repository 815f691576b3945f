let asked = 0

/** Whether this page waits for an answer. */
export const isRequestPending = () => asked > 0

/** Does what asks, and counts it as long as its answer is waited for. */
export async function trackRequest<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  asked++
  try {
    return await ask()
  } finally {
    asked--
  }
}
