let pending = 0

/** Whether this page is waiting for a response. */
export const isRequestPending = () => pending > 0

/** Sends a request and counts it as pending until its response is there. */
export async function trackRequest<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  pending++
  try {
    return await send()
  } finally {
    pending--
  }
}
