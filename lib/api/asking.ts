let asked = 0

/** Whether this page waits for an answer. */
export const isAsking = () => asked > 0

/** Does what asks, and counts it as long as its answer is waited for. */
export async function whileAsking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  asked++
  try {
    return await ask()
  } finally {
    asked--
  }
}
