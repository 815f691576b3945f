import 'server-only'
import { z } from 'zod'
import { env } from '#lib/server/settings/env.ts'
import { reportedFailed } from '#messages/providers.ts'
import { isSameSecret } from '../../is-same-secret.ts'
import { messageReported } from './report.ts'

/** MSG91 signs nothing: who knows the key in the address is believed, and only about messages that it took itself. */
export async function receiveSms(raw: Uint8Array, query: URLSearchParams): Promise<number> {
  const key = env.msg91?.webhookKey
  if (!key) return 404
  if (!isSameSecret(query.get('key') ?? '', key)) return 400
  const reports = readReports(new TextDecoder().decode(raw))
  if (!reports) return 400
  for (const { providerId, status, why } of reports) {
    const state = status === DELIVERED ? 'delivered' : FAILED.includes(status) ? 'failed' : undefined
    if (state) await messageReported({ channel: 'sms', providerId, state, why: reportedFailed(status, why) })
  }
  return 200
}

const DELIVERED = '1'
// Failed, on the list of those who want no advertising, rejected, blocked.
const FAILED = ['2', '9', '16', '17', '25']

/** Its reports of version 2 (a form with JSON in it: requests with a report for each number) and 3 (one as JSON). */
function readReports(text: string) {
  const json = text.trimStart().startsWith('data=') ? new URLSearchParams(text.trim()).get('data') : text
  try {
    const read = z.union([requests, single]).safeParse(JSON.parse(json ?? ''))
    return read.data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

const id = z.string().min(1).max(100)
const status = z.coerce.string().max(20)
const why = z.string().max(300).catch('').default('')
const requests = z
  .array(z.object({ requestId: id, report: z.array(z.object({ status, desc: why })).max(1000) }))
  .transform(all =>
    all.flatMap(({ requestId: providerId, report }) =>
      report.map(({ status, desc }) => ({ providerId, status, why: desc })),
    ),
  )
const single = z
  .object({ requestId: id, status, desc: why })
  .transform(({ requestId: providerId, status, desc }) => [{ providerId, status, why: desc }])
