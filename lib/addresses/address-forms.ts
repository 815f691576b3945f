import 'server-only'
import type { Outcome } from '../api/answer-form.ts'
import type { FormVerb } from '../api/post-form.ts'
import { shop } from '../api/server.ts'
import { sessionOver } from '../api/session-over.ts'
import { holderOf } from '../cart/held-cart.ts'
import { ApiError, isDenied, isUnreachable } from '../contract/api-error.ts'
import { messages } from '../messages.ts'
import { mobileNumber } from '../mobile-number.ts'
import { canonicalPath, routes } from '../routes.ts'
import { safePath } from '../safe-path.ts'
import { ADDRESS_FIELDS, type AddressValues, addressProblems } from './address-problems.ts'

/** POST /do/addresses/… */
export const addressForms = {
  /** id (to change one), name, email, mobile, address1, address2, city, pincode, state, from */
  save: async (values, request) => {
    const { token } = holderOf(request.headers.get('cookie'))
    const id = typeof values.id === 'string' ? values.id : ''
    const from = values.from ? safePath(values.from) : routes.addresses.path
    const back = formPath(id, from)
    if (!token) return sessionOver(back, 'logInForAddress')
    const asked = Object.fromEntries(
      ADDRESS_FIELDS.map(name => [name, String(values[name] ?? '').trim()]),
    ) as AddressValues
    const fields = addressProblems(asked)
    if (Object.keys(fields).length) return { to: back, status: 422, fields }
    const payload = { ...asked, mobile: mobileNumber(asked.mobile), country: 'India' as const, district: '' }
    try {
      if (id) {
        await shop.updateAddress({ ...payload, id }, { token })
        return { to: chosenAt(from, id), say: 'addressUpdated' }
      }
      const { data } = await shop.addAddress(payload, { token })
      return { to: chosenAt(from, data?.[0]?.id), say: 'addressSaved' }
    } catch (error) {
      return notSaved(back, error, id ? messages.addressUpdateError : messages.addressSubmitError)
    }
  },

  /** id, from */
  remove: async (values, request) => {
    const { token } = holderOf(request.headers.get('cookie'))
    const from = values.from ? safePath(values.from) : routes.addresses.path
    if (!token) {
      console.error(messages.userTokenNotFound)
      return sessionOver(from, 'tokenMissing')
    }
    try {
      await shop.deleteAddress({ id: String(values.id ?? '') }, { token })
      return { to: from, say: 'addressRemoved' }
    } catch (error) {
      if (isDenied(error) || !(error instanceof ApiError)) throw error
      console.error('The address could not be deleted', error)
      return { to: from, status: error.status, say: 'addressGone', message: error.message }
    }
  },
} satisfies Record<string, FormVerb>

/** Who adds or changes an address on the way to an order means to have it sent there. */
function chosenAt(from: string, id: string | undefined) {
  const [path = '', query] = from.split('?')
  if (!id || canonicalPath(path) !== routes.checkout.path) return from
  const asked = new URLSearchParams(query)
  asked.set('address', id)
  return `${path}?${asked}`
}

export const formPath = (id: string, from: string) => {
  const query = new URLSearchParams({ ...(id && { id }), ...(from !== routes.addresses.path && { from }) })
  return query.size ? `${routes.addressForm.path}?${query}` : routes.addressForm.path
}

function notSaved(to: string, error: unknown, what: string): Outcome {
  if (isDenied(error) || !(error instanceof ApiError)) throw error
  const why = isUnreachable(error) ? messages.tryLater : error.message || messages.pleaseTryAgain
  return { to, status: error.status, say: 'addressNotSaved', message: `${what} ${why}` }
}
