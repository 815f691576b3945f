import 'server-only'
import { nameParts } from '#lib/addresses/rules/name-parts.ts'
import { MAX_ADDRESSES } from '#lib/constants.ts'
import type { Address, AddressPayload } from '#lib/contract/addresses-schemas.ts'
import { ApiError } from '#lib/contract/api-error.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { messages } from '#lib/messages.ts'
import { type Db, db } from './db/pool.ts'
import { transaction } from './db/transaction.ts'
import { isUuid } from './is-uuid.ts'
import { refuseBadKey } from './refuse-bad-key.ts'
import { customerOf } from './session/customer-of.ts'

type Calls = 'addresses' | 'addAddress' | 'updateAddress' | 'deleteAddress' | 'defaultAddress'

export const addresses: Pick<ShopHandlers, Calls> = {
  addresses: async (_, { token }) => (await db.query<Row>(LIST, [await customerOf(token)])).map(addressOf),

  addAddress: async (asked, { token, key }) => {
    refuseBadKey(key)
    const customer = await customerOf(token)
    const added = await transaction(async tx => {
      await tx.run('select 1 from customers where id = $1 for no key update', [customer])
      return tx.one<{ id: string }>(ADD, [customer, ...columns(asked), key, MAX_ADDRESSES])
    })
    if (!added) throw new ApiError(400, messages.addressesFull)
    return { message: messages.addressSaved, data: [added] }
  },

  updateAddress: async ({ id, ...asked }, { token }) => {
    await ofOwn(UPDATE, id, await customerOf(token), columns(asked))
    return { message: messages.addressUpdated }
  },

  deleteAddress: async ({ id }, { token }) => {
    await ofOwn('delete from addresses where id = $1 and customer_id = $2', id, await customerOf(token))
    return { message: messages.addressRemoved }
  },

  defaultAddress: async ({ id }, { token }) => {
    await ofOwn(TO_FRONT, id, await customerOf(token))
    return { message: messages.addressDefault }
  },
}

/** A customer's own address as it is kept, for the order that goes there. */
export const addressOfCustomer = async (
  on: Db,
  customer: string,
  id: string,
): Promise<Address | undefined> => {
  const row = isUuid(id) ? await on.one<Row>(ONE, [id, customer]) : undefined
  return row && addressOf(row)
}

// Ruling 4: someone else's id is answered as a missing one.
const ofOwn = async (statement: string, id: string, customer: string, values: string[] = []) => {
  const changed = isUuid(id) ? await db.run(statement, [id, customer, ...values]) : 0
  if (changed !== 1) throw new ApiError(400, messages.addressGone)
}

const columns = (asked: AddressPayload) => [
  asked.name,
  asked.email,
  asked.mobile,
  asked.address1,
  asked.address2,
  asked.city,
  asked.district,
  asked.pincode,
  asked.state,
]

type Row = AddressPayload & { id: string }

const addressOf = (row: Row): Address => ({
  id: row.id,
  ...nameParts(row.name),
  emailid: row.email,
  mobileno: row.mobile,
  pincode: row.pincode,
  address1: row.address1,
  address2: row.address2,
  city: row.city,
  district: row.district,
  STATENAME: row.state,
})

const LIST = 'select * from addresses where customer_id = $1 order by place'
const ONE = {
  name: 'one-address',
  text: 'select * from addresses where id = $1 and customer_id = $2',
}
// The same form once more is the same address, as it was typed last.
const ADD = `
  insert into addresses (customer_id, name, email, mobile, address1, address2, city, district, pincode, state, form_key)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11
  where (select count(*) from addresses where customer_id = $1 and ($11::text is null or form_key is distinct from $11)) < $12
  on conflict (customer_id, form_key) where form_key is not null do update set name = excluded.name,
    email = excluded.email, mobile = excluded.mobile, address1 = excluded.address1, address2 = excluded.address2,
    city = excluded.city, district = excluded.district, pincode = excluded.pincode, state = excluded.state
  returning id`
const TO_FRONT = `
  update addresses set place = (select min(place) - 1 from addresses where customer_id = $2)
  where id = $1 and customer_id = $2`
const UPDATE = `
  update addresses set name = $3, email = $4, mobile = $5, address1 = $6, address2 = $7, city = $8,
    district = $9, pincode = $10, state = $11
  where id = $1 and customer_id = $2`
