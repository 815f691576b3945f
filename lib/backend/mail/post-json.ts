import 'server-only'
import { answerUnreadable, providerSilent, providerUnreachable } from '#messages/providers.ts'
import { SendError } from './send-error.ts'

/** How long a provider may take; tests wait shorter. */
export const PATIENCE = { ms: 10_000 }

// The connection was never made, so nothing was sent.
const NOT_CONNECTED = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]

/** One request to a provider of messages. Its status and its answer; a failure says whether it may have arrived. */
export async function postJson(
  url: string,
  headers: Record<string, string>,
  body: object,
): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE.ms),
    })
    return { status: response.status, answer: parsed(response.status, await response.text()) }
  } catch (error) {
    if (error instanceof SendError) throw error
    if (NOT_CONNECTED.includes(codeOf(error))) throw new SendError('later', providerUnreachable, error)
    throw new SendError('unclear', providerSilent, error)
  }
}

function parsed(status: number, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (status >= 500 || status === 429) return undefined
    throw new SendError(status < 400 ? 'unclear' : 'later', answerUnreadable(status), error)
  }
}

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } }
  return String(cause?.code ?? '')
}
