import 'server-only'
import type { FormAction } from '#lib/api/server/post-form.ts'
import { complaints } from '#lib/api/server/shop.ts'
import { readText } from '#lib/complaints/rules/read-complaint.ts'
import { ticketPathOf } from '#lib/complaints/rules/ticket-path.ts'
import { LINK_REQUESTS } from '#lib/complaints/rules/ticket-state.ts'
import { orderPageOf, refusedByOrder, textOf, visitorOf } from './order-form.ts'

/** key, about, comment, form_key: what only the customer of an order may do is asked of the shop. */
export const askByLink: FormAction = async (values, request) => {
  const key = textOf(values, 'key')
  const to = orderPageOf(key)
  if (!complaints) return { to, status: 404, say: 'orderLinkGone' }
  const about = LINK_REQUESTS.find(known => known === textOf(values, 'about'))
  if (!about) return { to, status: 422, say: 'requestMissing' }
  const text = readText(textOf(values, 'comment'))
  if (typeof text !== 'string') return { to, status: 422, ...text }
  const formKey = textOf(values, 'form_key')
  if (!/^[\w-]{16,64}$/.test(formKey)) return { to, status: 422, say: 'somethingWrongRetry' }
  try {
    const asked = await complaints.ask(key, { request: about, text, formKey }, visitorOf(request).address)
    return { to: ticketPathOf(asked.key), say: 'requestSent', body: { number: asked.number } }
  } catch (error) {
    return refusedByOrder(to, error)
  }
}
