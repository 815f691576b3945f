import 'server-only'
import { db } from '../db/pool.ts'
import { providers } from './providers.ts'
import { courierSettings } from './settings.ts'

/**
 * A courier's webhook is a hint and no more: the parcel of that number, if it is ours and under way, is asked about
 * soon. Who knows the token makes the shop ask once a minute at most, and learns nothing.
 */
export async function receiveParcelNews(raw: Uint8Array, headers: Headers): Promise<number> {
  const settings = courierSettings()
  if (!settings?.webhookToken) return 404
  const adapter = await providers[settings.provider].adapter()
  const awb = adapter.readWebhook(settings, raw, headers)
  if (!awb) return 400
  await db.run(SOON, [awb])
  return 200
}

const SOON = `
  update courier_bookings set hinted_at = now(), check_at = least(check_at, greatest(now(), hinted_at + interval '1 minute'))
   where awb = $1 and state = 'booked' and check_at is not null`
