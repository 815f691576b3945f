import 'server-only'
import { nameParts } from '#lib/addresses/rules/name-parts.ts'
import { MAX_ADDRESSES } from '#lib/constants.ts'
import { ADDRESS_COLUMNS, apiFields } from '#lib/contract/address-fields.ts'
import type { Address, AddressPayload } from '#lib/contract/addresses-schemas.ts'
import { denied } from '#lib/contract/api-error.ts'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { type Db, db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { isUuid } from '../is-uuid.ts'
import { refuseBadKey } from '../refuse-bad-key.ts'
import { customerOf } from '../session/customer-of.ts'

type Calls = 'addresses' | 'addAddress' | 'updateAddress' | 'deleteAddress' | 'defaultAddress'

export const addresses: Pick<ShopHandlers, Calls> = {
  addresses: async (_, { token }) => (await db.query<Row>(LIST, [await customerOf(token)])).map(addressOf),

  addAddress: async (input, { token, key }) => {
    refuseBadKey(key)
    const customer = await customerOf(token)
    const added = await transaction(async tx => {
      // A customer who was erased meanwhile may store nothing.
      if ((await tx.run(HOLD, [customer])) === 0) throw denied()
      return tx.one<{ id: string }>(ADD, [customer, ...columns(input), key, MAX_ADDRESSES])
    })
    if (!added) throw refusal(400, 'addressesFull')
    return { message: messages.addressSaved, data: [added] }
  },

  updateAddress: async ({ id, ...input }, { token }) => {
    await ofOwn(UPDATE, id, await customerOf(token), columns(input))
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

/** A customer's own address in full, for the order that is sent there. */
export const addressOfCustomer = async (
  on: Db,
  customer: string,
  id: string,
): Promise<Address | undefined> => {
  const row = isUuid(id) ? await on.one<Row>(ONE, [id, customer]) : undefined
  return row && addressOf(row)
}

const HOLD = 'select 1 from customers where id = $1 and erased_at is null for no key update'

// Someone else's id gets the same answer as a missing one (Rule 4).
const ofOwn = async (statement: string, id: string, customer: string, values: string[] = []) => {
  const changed = isUuid(id) ? await db.run(statement, [id, customer, ...values]) : 0
  if (changed !== 1) throw refusal(400, 'addressGone')
}

const columns = (input: AddressPayload) => ADDRESS_COLUMNS.map(name => input[name])

type Row = AddressPayload & { id: string }

const addressOf = (row: Row): Address => ({
  id: row.id,
  ...nameParts(row.name),
  ...apiFields(name => row[name]),
})

// The columns' values follow the owner, or an address and its owner.
const COLUMNS = ADDRESS_COLUMNS.join(', ')
const VALUES = ADDRESS_COLUMNS.map((_, index) => `$${index + 2}`).join(', ')
const [KEY, MOST] = [ADDRESS_COLUMNS.length + 2, ADDRESS_COLUMNS.length + 3]

const LIST = 'select * from addresses where customer_id = $1 order by place'
const ONE = {
  name: 'one-address',
  text: 'select * from addresses where id = $1 and customer_id = $2',
}
// The same form sent again is the same address, with the last values.
const ADD = `
  insert into addresses (customer_id, ${COLUMNS}, form_key)
  select $1, ${VALUES}, $${KEY}
  where (select count(*) from addresses
    where customer_id = $1 and ($${KEY}::text is null or form_key is distinct from $${KEY})) < $${MOST}
  on conflict (customer_id, form_key) where form_key is not null do update
    set ${ADDRESS_COLUMNS.map(name => `${name} = excluded.${name}`).join(', ')}
  returning id`
const TO_FRONT = `
  update addresses set place = (select min(place) - 1 from addresses where customer_id = $2)
  where id = $1 and customer_id = $2`
const UPDATE = `
  update addresses set ${ADDRESS_COLUMNS.map((name, index) => `${name} = $${index + 3}`).join(', ')}
  where id = $1 and customer_id = $2`
