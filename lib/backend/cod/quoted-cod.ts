import 'server-only'
import { sentenceOf } from '#lib/message-table.ts'
import type { Db } from '../db/pool.ts'
import type { CodTerms } from './cod-terms.ts'
import { type CodAsking, codRefusal } from './refuse-cod.ts'

type Quoted = Pick<CodAsking, 'customer' | 'from' | 'total'> & { addressid: string | undefined }

/** Why this order cannot be paid at the door at the address that was asked for, else at the first one; '' where it can. */
export async function codRefusalFor(on: Db, terms: CodTerms, { addressid = '', ...asking }: Quoted) {
  const address = await on.one<{ number: string; pin: string }>(ADDRESS, [asking.customer, addressid])
  const refused = await codRefusal(on, terms, { number: '', pin: '', ...asking, ...address })
  return refused ? sentenceOf(refused.key, ...refused.parameters) : ''
}

const ADDRESS = {
  name: 'number-of-customer',
  text: `select mobile as number, pincode as pin from addresses where customer_id = $1
          order by id::text = $2 desc, place limit 1`,
}
