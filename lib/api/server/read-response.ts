import { ApiError } from '#lib/contract/api-error.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'

/** A host without paging sends its whole list; a larger body would take too long and too much memory. */
const MAX_RESPONSE = 16 * 1024 * 1024

/**
 * The body of another host's response as a value. Its size is counted while it is decompressed: a small compressed body
 * can be huge.
 */
export async function readResponseBody(response: Response, limit = MAX_RESPONSE): Promise<unknown> {
  const text = await readText(response, limit)
  if (!text.trim()) return undefined
  if (!isJson(response)) throw unreadable(response)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unreadable(response, cause)
  }
}

async function readText(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength
      // Leaving the loop closes the connection.
      if (size > limit) break
      chunks.push(chunk)
    }
  } catch (cause) {
    throw refusal(504, 'hostStopped', { cause })
  }
  if (size > limit) throw refusal(502, 'hostTooLong')
  return new TextDecoder().decode(Buffer.concat(chunks))
}

const isJson = ({ headers }: Response) => {
  const type = headers.get('content-type')
  return type === null || /^(application|text)\/([\w.-]+\+)?json\b/i.test(type.trim())
}

// A refusal with an unreadable body is still a refusal.
const unreadable = ({ ok, status }: Response, cause?: unknown) =>
  new ApiError(ok ? 502 : statusOfRefusal(status), messages.hostUnreadable, { cause })

/** Maps the status of another host's refusal: 4xx concerns the caller, anything else the host. */
export const statusOfRefusal = (status: number) => (status >= 400 && status < 500 ? status : 502)
