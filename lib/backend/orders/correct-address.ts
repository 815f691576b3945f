import 'server-only'
import { type AddressValues, addressProblems } from '#lib/addresses/rules/address-problems.ts'
import { addressFields } from '#lib/addresses/rules/address-text.ts'
import { nameParts } from '#lib/addresses/rules/name-parts.ts'
import { isCancellable } from '#lib/checkout/rules/order-state.ts'
import { apiFields, type FormField } from '#lib/contract/address-fields.ts'
import { messages } from '#lib/message-table.ts'
import { mobileNumber } from '#lib/rules/mobile-number.ts'
import {
  addressAsBefore,
  addressCorrected,
  addressIsWrong,
  addressNotNow,
  addressStateBilled,
} from '#messages/cli-returns.ts'
import { statusWords } from '#messages/order-states.ts'
import { courierIsBooked } from '#messages/shared-parcels.ts'
import { billsOfOrder } from '../bills/bills-of-order.ts'
import { transaction } from '../db/transaction.ts'
import { customerOfOrder } from './customer.ts'
import { isBooked } from './is-booked.ts'
import { mailAddressCorrected } from './mails.ts'
import { lockOrder, stateOf } from './order-row.ts'
import { done, noSuchOrder, type SellerResult } from './seller-result.ts'

export type AddressCorrection = Partial<Record<FormField, string>>

/** What is wrong with a corrected address. What a guest was not asked for may stay empty. */
export const wrongInCorrection = (values: AddressValues, before: AddressValues) =>
  Object.fromEntries(
    Object.entries(addressProblems(values)).filter(
      ([name]) => values[name as FormField] !== '' || before[name as FormField] !== '',
    ),
  )

/** Where a parcel goes that has not been sent yet. The customer is told, since somebody else may have asked for it. */
export const correctAddress = (id: string, correction: AddressCorrection): Promise<SellerResult> =>
  transaction(async tx => {
    const order = await lockOrder(tx, id)
    if (!order) return noSuchOrder(id)
    if (!isCancellable(stateOf(order)))
      return { done: false, message: addressNotNow(id, statusWords[order.status].toLowerCase()) }
    if (await isBooked(tx, id)) return { done: false, message: courierIsBooked(id) }
    const before = addressFields(order.address)
    const values: AddressValues = { ...before, ...correction }
    const [wrong] = Object.entries(wrongInCorrection(values, before))
    if (wrong) return { done: false, message: addressIsWrong(wrong[0], messages[wrong[1]]) }
    const address = { ...values, mobile: mobileNumber(values.mobile) }
    if (Object.entries(address).every(([name, value]) => before[name as FormField] === value))
      return { done: true, message: addressAsBefore(id) }
    // A bill names the state by whose tax it is.
    if (address.state !== before.state && (await billsOfOrder(tx, id)).length > 0)
      return { done: false, message: addressStateBilled(id) }
    await tx.run('insert into corrected_addresses (order_id, before) values ($1, $2)', [
      id,
      JSON.stringify(order.address),
    ])
    const corrected = {
      ...order.address,
      ...nameParts(address.name),
      ...apiFields(name => (name === 'district' ? order.address.district : address[name])),
    }
    await tx.run('update orders set address = $2 where id = $1', [id, JSON.stringify(corrected)])
    const customer = await customerOfOrder(tx, order.customer_id)
    await mailAddressCorrected(tx, { id, customer, total: order.total })
    return done(addressCorrected(id))
  })
