import 'server-only'
import type { Parcel } from './ledger.ts'
import { STATUS } from './protocol.ts'
import type { PracticeCourierSettings } from './settings.ts'

/** Tells the shop where a parcel is. Sent once: who misses it asks. */
export async function tellShop(
  { webhookUrl, webhookToken }: PracticeCourierSettings,
  { awb, status, reference, id }: Parcel,
) {
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': webhookToken },
    body: JSON.stringify({
      awb,
      current_status: (STATUS[status] ?? '').toUpperCase(),
      current_status_id: status,
      shipment_status: (STATUS[status] ?? '').toUpperCase(),
      shipment_status_id: status,
      current_timestamp: timestamp(new Date()),
      order_id: reference,
      sr_order_id: id,
      etd: '',
      scans: [],
      is_return: 0,
    }),
    signal: AbortSignal.timeout(5_000),
  })
  await response.body?.cancel()
}

/** "24 11 2026 17:05:00". */
const timestamp = (at: Date) => {
  const [day = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'medium',
  })
    .format(at)
    .split(' ')
  return `${day.split('-').reverse().join(' ')} ${time}`
}
