import 'server-only'
import type { ShopHandlers } from '#lib/contract/index.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { messages } from '#lib/message-table.ts'
import { registrationProblem } from '#lib/session/rules/password-rules.ts'
import { holdNumber } from '../codes/code-limits.ts'
import { db } from '../db/pool.ts'
import { transaction } from '../db/transaction.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hashPassword } from './password-hash.ts'
import { refuseTooMany } from './refuse-too-many.ts'

export const register: ShopHandlers['register'] = async (input, { address }) => {
  const problem = registrationProblem(input.password)
  if (problem) throw refusal(400, problem)
  // The response reveals who has an account.
  await refuseTooMany('registration', address)
  const mobile = input.mobileno || null
  if (await db.one(TAKEN, [input.email, mobile])) throw duplicate()
  const hash = await hashPassword(input.password, { queue: 'registration', address })
  await transaction(async tx => {
    // A code may prove the same number at this moment.
    if (mobile) await holdNumber(tx, mobile)
    const added = await tx.one<{ id: string }>(ADD, [
      input.firstname,
      input.lastname,
      input.email,
      mobile,
      hash,
    ])
    if (!added) throw duplicate()
    await queueMail(tx, {
      key: `welcome:${added.id}`,
      to: input.email,
      template: 'welcome',
      payload: { name: input.firstname },
    })
  })
  return { message: messages.registered }
}

const duplicate = () => refusal(409, 'duplicateCustomer')

const TAKEN = 'select 1 from customers where email = $1 or mobile = $2'
const ADD = `
  insert into customers (firstname, lastname, email, mobile, password_hash)
  values ($1, $2, $3, $4, $5) on conflict do nothing returning id`
