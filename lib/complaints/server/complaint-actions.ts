import 'server-only'
import { callerOf } from '#lib/api/server/caller-of.ts'
import type { FormOutcome } from '#lib/api/server/form-response.ts'
import { hostLacksThis } from '#lib/api/server/host-lacks-this.ts'
import { picturesOf } from '#lib/api/server/pictures-of.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { refusedOutcome } from '#lib/api/server/refused-outcome.ts'
import { answerSameFormOnce } from '#lib/api/server/same-form-twice.ts'
import { complaints } from '#lib/api/server/shop.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { complaintPath } from '#lib/returns/rules/return-path.ts'
import { routes } from '#lib/routes.ts'
import { formActor } from '#lib/session/server/form-actor.ts'
import { readComplaint, readText } from '../rules/read-complaint.ts'
import { ticketPathOf } from '../rules/ticket-path.ts'

const textOf = (values: FormValues, name: string) =>
  typeof values[name] === 'string' ? values[name].trim() : ''

/** POST /do/complaints/… */
export const complaintActions = {
  /** about, order, name, email, mobile, comment, form_key, pictures */
  open: answerSameFormOnce(async (values, request) => {
    if (!complaints) return hostLacksThis
    const order = textOf(values, 'order')
    const back = order ? complaintPath(order) : routes.complaint.path
    const complaint = readComplaint(values)
    if ('say' in complaint) return { to: back, status: 422, ...complaint }
    const { open, encodePictures } = complaints
    return refusable(back, async () => {
      const files = await picturesOf(values)
      const sender = { ...formActor(request), ...callerOf(request) }
      // Nothing is decoded for who may attach nothing.
      if (files.length > 0 && !sender.token && !sender.orderBrowser)
        return { to: back, status: 403, say: 'picturesNeedSignIn' }
      const pictures = await encodePictures(files)
      const { number, key } = await openAs(sender, actor => open({ ...complaint, pictures }, actor))
      return { to: ticketPathOf(key), say: 'ticketOpened', body: { number } }
    })
  }),
  /** key, comment */
  add: async values => {
    if (!complaints) return hostLacksThis
    const key = textOf(values, 'key')
    if (!/^[\w-]{43}$/.test(key)) return { to: routes.complaint.path, status: 404, say: 'ticketMissing' }
    const back = ticketPathOf(key)
    const text = readText(textOf(values, 'comment'))
    if (typeof text !== 'string') return { to: back, status: 422, ...text }
    const { add } = complaints
    return refusable(back, async () => {
      await add(key, text)
      return { to: back, say: 'ticketAdded' }
    })
  },
} satisfies Record<string, FormAction>

type Sender = ReturnType<typeof formActor> & ReturnType<typeof callerOf>

/** Who complains need not sign in: with a session that is over, it is an open complaint. */
async function openAs<Result>(sender: Sender, open: (sender: Sender) => Promise<Result>): Promise<Result> {
  try {
    return await open(sender)
  } catch (error) {
    if (!isDenied(error)) throw error
    return open({ ...sender, token: undefined })
  }
}

async function refusable(back: string, work: () => Promise<FormOutcome>): Promise<FormOutcome> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return refusedOutcome(back, error, 'somethingWrongRetry')
  }
}
