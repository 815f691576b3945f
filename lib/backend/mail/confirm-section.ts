import 'server-only'
import type { Order } from '#lib/contract/orders-schemas.ts'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import { confirmByCall, confirmHint, confirmOnWhatsApp, pleaseConfirm } from '#messages/cod.ts'
import { confirmTitle } from '#messages/cod-mails.ts'
import type { Section } from './mail-content.ts'

/** What a customer is asked who has not confirmed their order yet. */
export function confirmSection({ toConfirm }: Order): Section[] {
  if (!toConfirm) return []
  const { until, whatsapp } = toConfirm
  return [
    {
      title: confirmTitle,
      lines: [pleaseConfirm(momentInIndia(until)), whatsapp ? confirmHint : confirmByCall],
      ...(whatsapp && { links: [{ label: confirmOnWhatsApp, href: whatsapp }] }),
    },
  ]
}
