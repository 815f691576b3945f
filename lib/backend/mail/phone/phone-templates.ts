import 'server-only'
import { routes } from '#lib/routes.ts'
import { fromPaise } from '#lib/rules/money.ts'
import { rupee } from '#lib/rules/price.ts'
import { env } from '#lib/server/settings/env.ts'
import {
  codeShort,
  givenBackIfArrived,
  goesBackToYou,
  nothingCharged,
  numberChangedShort,
  orderCancelledShort,
  orderDeliveredShort,
  orderPlacedShort,
  orderShippedShort,
  orderUnconfirmedShort,
  paidOnline,
  paymentReturnedShort,
  restAtDoor,
  toPayAtDoor,
  upiRefusedShort,
} from '#messages/phone-messages.ts'
import { db } from '../../db/pool.ts'
import { cleanTypedText } from '../clean-typed-text.ts'
import { orderAddress } from './order-address.ts'
import { parameter } from './parameter.ts'

/** A message of a few words, as a text and as providers take it: the name of a template and its parameters. */
export type PhoneMessage = { name: PhoneTemplateName; parameters: string[]; text: string }

/** What is told to a phone, by its name in the outbox. Nothing of it is a text that a stranger typed. */
export const phoneTemplates = {
  orderPlaced: {
    text: orderPlacedShort,
    parameters: async ({ orderId }: OrderPayload, shop: string) => {
      const { total, mode, atDoor } = await sumOf(orderId)
      const payment = atDoor ? restAtDoor(atDoor) : mode === 'COD' ? toPayAtDoor : paidOnline
      return [orderId, shop, total, payment, await orderAddress(orderId)]
    },
  },
  orderUnconfirmed: {
    text: orderUnconfirmedShort,
    parameters: async ({ orderId }: OrderPayload, shop: string) => {
      const { total } = await sumOf(orderId)
      return [orderId, shop, total, await orderAddress(orderId)]
    },
  },
  orderShipped: {
    text: orderShippedShort,
    parameters: async ({ orderId, courier, number }: ParcelPayload, shop: string) => [
      orderId,
      shop,
      cleanTypedText(courier),
      cleanTypedText(number),
      await orderAddress(orderId),
    ],
  },
  orderDelivered: {
    text: orderDeliveredShort,
    parameters: async ({ orderId }: OrderPayload, shop: string) => [
      orderId,
      shop,
      await orderAddress(orderId),
    ],
  },
  orderCancelled: {
    text: orderCancelledShort,
    parameters: async ({ orderId, refund }: OrderPayload & { refund: string }, shop: string) => [
      orderId,
      shop,
      refund ? goesBackToYou(refund) : (await isLookedFor(orderId)) ? givenBackIfArrived : nothingCharged,
      await orderAddress(orderId),
    ],
  },
  paymentReturned: {
    text: paymentReturnedShort,
    parameters: async ({ orderId, amount }: OrderPayload & { amount: string }, shop: string) => [
      amount,
      orderId,
      shop,
      await orderAddress(orderId),
    ],
  },
  numberChanged: {
    text: numberChangedShort,
    parameters: async (_: object, shop: string) => [shop, `${env.siteUrl}${routes.support.path}`],
  },
  upiRefused: {
    text: upiRefusedShort,
    parameters: async ({ orderId }: OrderPayload, shop: string) => [
      orderId,
      shop,
      await orderAddress(orderId),
    ],
  },
  code: {
    text: codeShort,
    parameters: async ({ code }: CodePayload) => [code],
  },
} satisfies Record<string, PhoneTemplate>

export type PhoneTemplateName = keyof typeof phoneTemplates
export type PhoneTemplatePayload<Name extends PhoneTemplateName> = Parameters<
  (typeof phoneTemplates)[Name]['parameters']
>[0]
export type CodePayload = { code: string; until: string; browser?: string }

export const isPhoneTemplate = (name: string): name is PhoneTemplateName =>
  Object.hasOwn(phoneTemplates, name)

export async function fillPhoneTemplate(
  name: PhoneTemplateName,
  payload: unknown,
  shop: string,
): Promise<PhoneMessage> {
  const { text, parameters } = phoneTemplates[name] as PhoneTemplate
  const filled = (await parameters(payload as never, shop)).map(parameter)
  return { name, parameters: filled, text: text(...filled) }
}

/** The text as a provider registers it: `{{1}}` stands for the first parameter. */
export const registeredText = (name: PhoneTemplateName, placeholder = (n: number) => `{{${n}}}`) => {
  const { text } = phoneTemplates[name] as PhoneTemplate
  return text(...Array.from({ length: text.length }, (_, n) => placeholder(n + 1)))
}

type PhoneTemplate = {
  text: (...parameters: string[]) => string
  parameters: (payload: never, shop: string) => Promise<string[]>
}
type OrderPayload = { orderId: string }
type ParcelPayload = OrderPayload & { courier: string; number: string; corrected?: boolean }

async function sumOf(orderId: string) {
  const row = await db.one<{ total: number; mode: 'COD' | 'ONLINE'; at_door: number }>(SUM, [orderId])
  if (!row) throw new Error(`There is no order ${orderId} to tell of.`)
  const rupees = (paise: number) => rupee(fromPaise(Number(paise)))
  return { total: rupees(row.total), mode: row.mode, atDoor: row.at_door > 0 ? rupees(row.at_door) : '' }
}

/** Somebody says that they have paid it, and the seller has not looked yet. */
const isLookedFor = async (orderId: string) =>
  (await db.one(`select 1 from upi_claims where order_id = $1 and state = 'waiting'`, [orderId])) !==
  undefined

const SUM = 'select total, mode, at_door from orders where id = $1'
