import 'server-only'
import type { Channel } from '../channel-types.ts'
import { indianNumber } from '../phone/indian-number.ts'
import { isPhoneTemplate } from '../phone/phone-templates.ts'

/** Nothing is sent: /practice-phone shows it to the browser that caused it. */
export const recipientOf: Channel['recipientOf'] = ({ mobile }, template) =>
  isPhoneTemplate(template) ? indianNumber(mobile) : undefined

export const isForPhone = true

export const unsent = 'shown'

export const open: Channel['open'] = () => ({ send: async () => undefined, close: () => {} })
