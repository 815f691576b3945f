import 'server-only'
import { z } from 'zod'
import { env } from '#lib/server/settings/env.ts'
import { noMessageId, noTemplateNamed, providerSaid } from '#messages/providers.ts'
import type { Channel } from '../channel-types.ts'
import { indianNumber, withCountry } from '../phone/indian-number.ts'
import { isPhoneTemplate } from '../phone/phone-templates.ts'
import { templateNames } from '../phone/template-names.ts'
import { postJson } from '../post-json.ts'
import { httpSender, SendError } from '../send-error.ts'

export const recipientOf: Channel['recipientOf'] = ({ mobile }, template) =>
  isPhoneTemplate(template) && templateNames().sms.templates[template] ? indianNumber(mobile) : undefined

export const isForPhone = true

/** SMS by MSG91: each message is one of the seller's templates, registered with an operator (DLT). */
export const open: Channel['open'] = address => ({
  ...httpSender,
  send: async ({ recipient, short }) => {
    const access = env.msg91
    const template = short && templateNames().sms.templates[short.name]
    if (!access || !template) throw new SendError('refused', noTemplateNamed(short?.name ?? ''))
    const { status, answer } = await postJson(
      `${address}/api/v5/flow`,
      { authkey: access.authKey },
      {
        template_id: template,
        ...(access.sender && { sender: access.sender }),
        short_url: '0',
        recipients: [{ mobiles: withCountry(recipient), ...variables(short.parameters) }],
      },
    )
    const said = responseOf.safeParse(answer).data
    if (status >= 400 || said?.type === 'error')
      throw new SendError(
        isTemporary(status) ? 'later' : 'refused',
        providerSaid(status, said?.code ?? '', ''),
      )
    if (said?.type !== 'success' || !said.message) throw new SendError('unclear', noMessageId)
    return said.message
  },
})

/** VAR1, VAR2 …; a rupee sign would make it a message of 70 letters instead of 160. */
const variables = (parameters: readonly string[]) =>
  Object.fromEntries(parameters.map((text, n) => [`VAR${n + 1}`, text.replaceAll('₹', 'Rs ')]))

const isTemporary = (status: number) => status >= 500 || [401, 403, 408, 418, 429].includes(status)

// The provider's error text may repeat the message, so only its code is logged.
const responseOf = z.object({
  type: z.string().optional(),
  message: z.string().max(300).optional().catch(undefined),
  code: z.coerce.string().max(20).optional().catch(undefined),
})
