import { MOST_PIECE_BYTES } from '../rules/upload-limits.ts'

export type FileUse = { kind: 'draft' | 'thing' | 'sheet'; forId: string }
export type SendState = 'sending' | 'offline' | 'signed-out'
type Options = {
  use: FileUse
  name: string
  blob: Blob
  onState: (state: SendState, done: number) => void
  signal: AbortSignal
}
type Answer = { id?: string; received?: number; isReady?: boolean; refused?: string; status?: number }

const LEAST_PIECE = 32 * 1024
const ANSWER_MS = 20_000
const MOST_REST_MS = 8_000

/**
 * Sends a file piece by piece until it has arrived; a network that breaks costs one piece. Tells why it was refused,
 * if it was.
 */
export async function sendFile({ use, name, blob, onState, signal }: Options): Promise<string | undefined> {
  let id: string | undefined
  let offset = 0
  let piece = MOST_PIECE_BYTES / 2
  let restMs = 500
  while (!signal.aborted) {
    const answer = await (id === undefined
      ? ask(
          '/desk/upload',
          { method: 'POST', body: JSON.stringify({ ...use, name, size: blob.size }) },
          signal,
        )
      : ask(
          `/desk/upload/${id}`,
          {
            method: 'PATCH',
            headers: { 'upload-offset': String(offset) },
            body: blob.slice(offset, offset + piece),
          },
          signal,
        ))
    if (signal.aborted) return undefined
    if (!answer || answer.status === 401) {
      // Smaller pieces get through a network that holds for a few seconds only.
      piece = Math.max(LEAST_PIECE, Math.round(piece / 2))
      onState(answer ? 'signed-out' : 'offline', offset)
      await rest(restMs, signal)
      restMs = Math.min(MOST_REST_MS, restMs * 2)
      continue
    }
    if (answer.refused !== undefined) return answer.refused
    id ??= answer.id
    offset = answer.received ?? offset
    restMs = 500
    if (answer.isReady) return undefined
    piece = Math.min(MOST_PIECE_BYTES, piece * 2)
    onState('sending', offset)
  }
  return undefined
}

/** Undefined where nothing came back, or nothing that can be read: then it is asked again. */
const ask = async (path: string, init: RequestInit, signal: AbortSignal): Promise<Answer | undefined> => {
  try {
    const response = await fetch(path, {
      ...init,
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]),
    })
    if (response.status >= 500) return undefined
    return { ...((await response.json()) as Answer), ...(response.status === 401 && { status: 401 }) }
  } catch {
    return undefined
  }
}

// It goes on at once when the network is back.
const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>(done => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
