import 'server-only'
import { type FormOutcome, wantsJson } from '#lib/api/server/form-response.ts'
import type { FormAction } from '#lib/api/server/post-form.ts'
import type { FormValues } from '#lib/api/server/read-form.ts'
import { sessionOver } from '#lib/api/server/session-over.ts'
import { delivery, shop } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { FORM_FIELDS } from '#lib/contract/address-fields.ts'
import { ApiError, isDenied, isUnreachable } from '#lib/contract/api-error.ts'
import { type MessageKey, messages } from '#lib/message-table.ts'
import { canonicalPath, routes } from '#lib/routes.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import { pinCode } from '#lib/rules/pin-code.ts'
import { plainText } from '#lib/rules/plain-text.ts'
import { safePath } from '#lib/rules/safe-path.ts'
import { env } from '#lib/server/settings/env.ts'
import { draftCookie } from '#lib/session/server/address-draft-cookie.ts'
import { addressFormPath } from '../rules/address-paths.ts'
import { type AddressValues, addressProblems } from '../rules/address-problems.ts'
import { districtFor, mustChooseDistrict, placeQuestion } from './place-question.ts'

/** POST /do/addresses/… */
export const addressActions = {
  /**
   * id (to change one), the fields of an address, from, form_key, owner;
   * sure: yes, where PIN code and state are right though they do not fit
   */
  save: async (values, request) => {
    const { token } = cartOwnerOf(request.headers.get('cookie'))
    const id = typeof values.id === 'string' ? values.id : ''
    const from = values.from ? safePath(values.from) : routes.addresses.path
    const back = addressFormPath(id, from)
    const expired = (say?: MessageKey) => withSavedDraft(request, sessionOver(back, say), values)
    if (!token) return expired('logInForAddress')
    const input = Object.fromEntries(
      FORM_FIELDS.map(name => [name, plainText(values[name]).trim()]),
    ) as AddressValues
    const fields = addressProblems(input)
    if (Object.keys(fields).length) return { to: back, status: 422, fields }
    input.pincode = pinCode(input.pincode)
    const question = placeQuestion(input, values.sure === 'yes')
    if (question) return { to: back, status: 422, fields: question }
    // A script has offered the choice already.
    if (!wantsJson(request) && !('district' in values) && mustChooseDistrict(input))
      return { to: back, status: 422, fields: { district: 'chooseDistrict' } }
    const payload = {
      ...input,
      mobile: mobileNumber(input.mobile),
      country: 'India' as const,
      // Another host is sent none, as its own pages send none.
      district: env.apiHost ? '' : districtFor(input),
    }
    try {
      if (id) {
        await shop.updateAddress({ ...payload, id }, { token })
        return { to: chosenAt(from, id), say: await saved(input.state, 'addressUpdated') }
      }
      const key = isFormKey(values.form_key) ? values.form_key : undefined
      const { data } = await shop.addAddress(payload, { token, key })
      return { to: chosenAt(from, data?.[0]?.id), say: await saved(input.state, 'addressSaved') }
    } catch (error) {
      if (isDenied(error)) return expired()
      return notSaved(back, error, id ? messages.addressUpdateError : messages.addressSubmitError)
    }
  },

  /** id, from */
  remove: async (values, request) => {
    const { token } = cartOwnerOf(request.headers.get('cookie'))
    const from = values.from ? safePath(values.from) : routes.addresses.path
    if (!token) {
      console.error(messages.userTokenNotFound)
      return sessionOver(from, 'tokenMissing')
    }
    try {
      await shop.deleteAddress({ id: plainText(values.id) }, { token })
      return { to: from, say: 'addressRemoved' }
    } catch (error) {
      if (isDenied(error) || !(error instanceof ApiError)) throw error
      // The button was pressed twice, or another tab deleted the address: the result is the same.
      if (error.key === 'addressGone') return { to: from, say: 'addressRemoved' }
      console.error('The address could not be deleted', error)
      return { to: from, status: error.status, say: 'addressGone', message: error.message }
    }
  },

  /** addressid */
  default: async (values, request) => {
    const { token } = cartOwnerOf(request.headers.get('cookie'))
    const to = routes.addresses.path
    if (!token) return sessionOver(to, 'tokenMissing')
    const id = plainText(values.addressid)
    if (!id) return { to, status: 422, say: 'chooseAddress' }
    await shop.defaultAddress({ id }, { token })
    return { to, say: 'addressDefault' }
  },
} satisfies Record<string, FormAction>

/** An address is kept wherever it is; who cannot order to it hears so now, and not when ordering. */
const saved = async (state: string, say: MessageKey): Promise<MessageKey> =>
  (await delivery.serves(state)) ? say : 'addressNotServed'

const isFormKey = (key: unknown): key is string => typeof key === 'string' && /^[\w-]{8,100}$/.test(key)

/** The draft waits in a cookie until its owner signs in again; with script, the tab remembers it. */
const withSavedDraft = (request: Request, outcome: FormOutcome, values: FormValues): FormOutcome =>
  wantsJson(request)
    ? outcome
    : { ...outcome, cookies: [...(outcome.cookies ?? []), ...draftCookie(values.owner, values)] }

/** A customer who adds or changes an address during checkout wants the order sent there. */
function chosenAt(from: string, id: string | undefined) {
  const [path = '', query] = from.split('?')
  if (!id || canonicalPath(path) !== routes.checkout.path) return from
  const input = new URLSearchParams(query)
  input.set('address', id)
  return `${path}?${input}`
}

function notSaved(to: string, error: unknown, what: string): FormOutcome {
  if (isDenied(error) || !(error instanceof ApiError)) throw error
  const reason = isUnreachable(error) ? messages.tryLater : error.message || messages.pleaseTryAgain
  return { to, status: error.status, say: 'addressNotSaved', message: `${what} ${reason}` }
}
