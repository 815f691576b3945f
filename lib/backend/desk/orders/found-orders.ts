import 'server-only'
import { hyphenatedNumber } from '#lib/orders/rules/hyphenated-number.ts'
import { indianNumber } from '../../mail/phone/indian-number.ts'

/** SQL and its values: the ids of the orders that a typed text means, by number, bill, parcel, mobile or name. */
export function foundOrders(typed: string, firstValue: number): { sql: string; values: string[] } {
  const values: string[] = []
  const value = (text: string) => {
    values.push(text)
    return `$${firstValue + values.length - 1}`
  }
  const mobile = /^[+\d\s()०-९-]+$/.test(typed) ? indianNumber(typed) : undefined
  const number = hyphenatedNumber(typed)
  const parts = [
    // Beginnings of a number have the same hyphens as the whole.
    /^[0-9A-Z-]{4,19}$/i.test(number) && `select id from orders where id like ${value(startOf(number))}`,
    mobile && `select id from orders where address->>'mobileno' = ${value(mobile)}`,
    mobile &&
      `select o.id from orders o join customers c on c.id = o.customer_id where c.mobile = ${value(mobile)}`,
    `select order_id from bills where number in (${value(typed)}, ${value(typed.toUpperCase())})`,
    `select id from orders where tracking_number <> '' and upper(tracking_number) = ${value(typed.toUpperCase())}`,
    `select order_id from courier_bookings where awb <> '' and awb = ${value(typed.toUpperCase())}`,
    `select order_id from return_requests where number = ${value(number)}`,
    !/\d{4}/.test(typed) &&
      `select id from orders where ${NAME} like ${value(`${escaped(typed)}%`)} or ${NAME} like ${value(`% ${escaped(typed)}%`)}`,
  ]
  return { sql: parts.filter(Boolean).join(' union '), values }
}

// As it stands in the index of migration 0410.
const NAME = `lower(coalesce(address->>'firstname', '') || ' ' || coalesce(address->>'lastname', ''))`

const startOf = (number: string) => {
  const signs = number.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return `${signs.replace(/(.{4})(?=.)/g, '$1-')}%`
}

const escaped = (typed: string) => typed.toLowerCase().replace(/[\\%_]/g, '\\$&')
