import 'server-only'
import { serviceAnswerHuge, serviceSilent, serviceUnreachable } from '#messages/courier-service.ts'
import { CourierError } from './courier.ts'

/** How long a service may take, and how long its answers and labels may be. */
export const SERVICE_MS = 12_000
export const MOST_ANSWER = 2 * 1024 * 1024

// The connection was never made, so nothing was done.
const NOT_CONNECTED = [
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
]

export type Answered = { status: number; bytes: Uint8Array<ArrayBuffer> }

/** One request to a courier service. A failure says whether it may have arrived. */
export async function askService(
  request: Request,
  { timeoutMs = SERVICE_MS, most = MOST_ANSWER }: { timeoutMs?: number | undefined; most?: number } = {},
): Promise<Answered> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const response = await fetch(request, { redirect: 'error', cache: 'no-store', signal })
    return { status: response.status, bytes: await readAnswer(response, most) }
  } catch (error) {
    if (error instanceof CourierError) throw error
    if (NOT_CONNECTED.includes(codeOf(error))) throw new CourierError('down', serviceUnreachable, error)
    throw new CourierError('unclear', serviceSilent, error)
  }
}

async function readAnswer(response: Response, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > most) throw new CourierError('unclear', serviceAnswerHuge)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: unknown } }
  return String(cause?.code ?? '')
}
