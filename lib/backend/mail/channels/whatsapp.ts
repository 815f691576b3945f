import 'server-only'
import { z } from 'zod'
import { env } from '#lib/server/settings/env.ts'
import { noMessageId, noTemplateNamed, providerSaid } from '#messages/providers.ts'
import type { Channel } from '../channel-types.ts'
import { indianNumber, withCountry } from '../phone/indian-number.ts'
import { isPhoneTemplate, type PhoneMessage } from '../phone/phone-templates.ts'
import { templateNames } from '../phone/template-names.ts'
import { postJson } from '../post-json.ts'
import { httpSender, SendError } from '../send-error.ts'

export const recipientOf: Channel['recipientOf'] = ({ mobile }, template) =>
  isPhoneTemplate(template) && templateNames().whatsapp.templates[template] ? indianNumber(mobile) : undefined

export const isForPhone = true

/** WhatsApp's Cloud API: each message is one of the seller's approved templates. */
export const open: Channel['open'] = address => ({
  ...httpSender,
  send: async ({ key, recipient, short }) => {
    const access = env.whatsapp
    if (!access || !short) throw new SendError('refused', noTemplateNamed(''))
    const { status, answer } = await postJson(
      `${address}/${access.phoneId}/messages`,
      { authorization: `Bearer ${access.token}` },
      {
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to: withCountry(recipient),
        type: 'template',
        template: templateOf(short),
        // Its reports bring this back, also for a message whose own id never reached us.
        biz_opaque_callback_data: key,
      },
    )
    if (status >= 400) throw refusalOf(status, answer, access.token)
    const taken = accepted.safeParse(answer)
    if (!taken.success) throw new SendError('unclear', noMessageId)
    return taken.data.messages[0]?.id
  },
})

function templateOf({ name, parameters }: PhoneMessage) {
  const { language, templates } = templateNames().whatsapp
  const template = templates[name]
  if (!template) throw new SendError('refused', noTemplateNamed(name))
  const texts = parameters.map(text => ({ type: 'text', text }))
  return {
    name: template,
    language: { code: language },
    components: [
      { type: 'body', parameters: texts },
      // The button that copies a code has it once more.
      ...(name === 'code' ? [{ type: 'button', sub_type: 'url', index: '0', parameters: texts }] : []),
    ],
  }
}

const accepted = z.object({ messages: z.array(z.object({ id: z.string().min(1).max(300) })).min(1) })
const refused = z.object({
  error: z.object({
    code: z.number(),
    error_data: z.object({ details: z.string() }).optional().catch(undefined),
  }),
})

// Only the provider's details are logged: other parts of its messages repeat the token.
function refusalOf(status: number, answer: unknown, token: string) {
  const { code, error_data: data } = refused.safeParse(answer).data?.error ?? {}
  const details = (data?.details ?? '').replaceAll(token, '…').slice(0, 200)
  const isTemporary =
    status >= 500 || [401, 403, 408, 429].includes(status) || (code !== undefined && TEMPORARY.includes(code))
  return new SendError(
    isTemporary ? 'later' : 'refused',
    providerSaid(status, code === undefined ? '' : String(code), details),
  )
}

// Unknown fault, service down, too many calls (of the app, the account, the number, to one person), a token that ended,
// a payment method that is missing, the number being moved, a template that is paused or looked at.
const TEMPORARY = [1, 2, 4, 80007, 130429, 131048, 131056, 0, 190, 131042, 131000, 131016, 131057, 132015]
