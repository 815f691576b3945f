import 'server-only'
import { z } from 'zod'
import {
  serviceBroken,
  serviceBusy,
  serviceSaid,
  serviceSaidNothing,
  serviceUnreadable,
} from '#messages/courier-service.ts'
import { CourierError } from '../courier.ts'

/** The JSON of an answer that is not a refusal. `unclear` is what a fault means where it is not known what was done. */
export function readAnswer(
  status: number,
  bytes: Uint8Array,
  unclear: CourierError['kind'] = 'unclear',
): unknown {
  if (status === 429) throw new CourierError('busy', serviceBusy)
  if (status >= 500 || status === 408) throw new CourierError(unclear, serviceBroken(status))
  let body: unknown
  try {
    body = JSON.parse(new TextDecoder().decode(bytes))
  } catch (cause) {
    // A page of HTML with 200, or of what stands before the service.
    throw new CourierError(status < 400 ? unclear : 'down', serviceUnreadable(status), cause)
  }
  if (status < 400) return body
  throw new CourierError('refused', wordsOf(body))
}

/** What the service says in words: its fields of faults come as lists. */
export function wordsOf(body: unknown): string {
  const read = said.safeParse(body)
  if (!read.success) return serviceSaidNothing
  const { message, errors } = read.data
  const each = Object.values(errors ?? {}).flat()
  const text = [message, ...each].filter(Boolean).join(' ').replace(/\s+/g, ' ').trim().slice(0, 300)
  return text ? serviceSaid(text) : serviceSaidNothing
}

const said = z.object({
  message: z.string().catch('').optional(),
  errors: z.record(z.string(), z.array(z.string())).optional().catch(undefined),
})
