import 'server-only'
import { deliverEvents } from './events.ts'
import { openLedger } from './ledger.ts'
import { mountedSettings } from './mount.ts'

/** Sends the webhooks that the shop has not received yet, and returns how many. */
export async function sendWaitingEvents(): Promise<number> {
  await openLedger()
  const { webhookUrl, webhookSecret } = mountedSettings()
  return deliverEvents({ url: webhookUrl, secret: webhookSecret })
}
