import { ApiError } from '#lib/contract/api-error.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/messages.ts'

/** A host without pages sends its whole list; more than this nobody waits for, and no process can hold often. */
const MAX_RESPONSE = 16 * 1024 * 1024

/** The body of another host's answer as a value. Counted as it is unpacked: a small packed body can be a huge one. */
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
      // Leaving the loop ends the connection.
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

// A refusal that cannot be read is a refusal all the same.
const unreadable = ({ ok, status }: Response, cause?: unknown) =>
  new ApiError(ok ? 502 : statusOfRefusal(status), messages.hostUnreadable, { cause })

/** The status that a refusal of another host has here: one of 4xx is the asker's, whatever else is the host's own. */
export const statusOfRefusal = (status: number) => (status >= 400 && status < 500 ? status : 502)
