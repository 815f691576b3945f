import 'server-only'
import { randomBytes } from 'node:crypto'
import type { CodeAsker } from '#lib/codes/rules/code-types.ts'
import { refusal } from '#lib/contract/refusal.ts'
import { confirmByCode } from '../cod/confirm-cod.ts'
import { type Db, db } from '../db/pool.ts'
import { isOrderBrowser } from '../order-links/order-browser.ts'
import { orderOfLink } from '../order-links/order-of-link.ts'
import { hashOfToken } from '../session/tokens.ts'
import { askCode } from './ask-code.ts'
import { tryCode } from './try-code.ts'

/** Sends a code to the phone of the order that a key opens. */
export async function askOrderCode(key: string, asker: CodeAsker): Promise<string> {
  const order = await orderOfLink(key)
  if (order === undefined) throw refusal(404, 'orderLinkGone')
  const mobile = await numberOfOrder(db, order)
  if (!mobile) throw refusal(409, 'orderHasNoNumber')
  return askCode({ purpose: 'prove-number', mobile, order }, asker)
}

type Tried = { browser: string | undefined; typed: string; orderBrowser: string | undefined }

type Proved = {
  /** By what the browser is known from now on. */
  browser: string
  /** It was asked for, and this was the answer. */
  isConfirmed: boolean
}

/** The browser in which the code was typed may do what the browser of the order may. */
export async function tryOrderCode(key: string, { browser, typed, orderBrowser }: Tried): Promise<Proved> {
  const order = await orderOfLink(key)
  if (order === undefined) throw refusal(404, 'orderLinkGone')
  const known = isOrderBrowser(orderBrowser) ? orderBrowser : randomBytes(32).toString('base64url')
  const isConfirmed = await tryCode(
    { browser, typed, purposes: ['prove-number'], order },
    async (tx, { mobile }) => {
      // It may have gone to an account with another number meanwhile.
      if ((await numberOfOrder(tx, order)) !== mobile) throw refusal(409, 'orderHasNoNumber')
      await tx.run(ADD, [order, hashOfToken(known)])
      return (await confirmByCode(tx, order)) && (await tx.one(ASKED, [order])) !== undefined
    },
  )
  return { browser: known, isConfirmed }
}

/** The phone that an order was placed with: a guest's, or the one that its account has proved. */
async function numberOfOrder(on: Db, order: string): Promise<string | undefined> {
  const row = await on.one<{ mobile: string | null }>(NUMBER, [order])
  return row?.mobile ?? undefined
}

/** The last two digits of the phone that a code for the order of this key would go to. */
export async function phoneOfOrder(key: string): Promise<string | undefined> {
  const order = await orderOfLink(key)
  return order === undefined ? undefined : (await numberOfOrder(db, order))?.slice(-2)
}

const NUMBER = `
  select coalesce(c.proved_mobile, c.guest_mobile) as mobile
    from orders o join customers c on c.id = o.customer_id where o.id = $1 and c.erased_at is null`

const ASKED = 'select 1 from orders where id = $1 and confirm_until is not null'

const ADD = 'insert into order_proofs (order_id, browser_hash) values ($1, $2) on conflict do nothing'
