import 'server-only'
import type { z } from 'zod'
import { addressFields } from '#lib/addresses/rules/address-text.ts'
import type { Changed, Person } from '#lib/desk/rules/act-types.ts'
import type { Role } from '#lib/desk/rules/roles.ts'
import { noSuchOrderHere } from '#messages/desk-orders-acts.ts'
import { oneAtATime } from '../../orders/one-at-a-time.ts'
import type { OrderDetails } from '../../orders/order-details.ts'
import { sellerOrder } from '../../orders/seller-order.ts'
import type { SellerResult } from '../../orders/seller-result.ts'
import { type Act, act } from '../act.ts'
import { orderChangeSentence } from './seen-order.ts'

type OfOrder = { id: string; seen?: string | undefined }

type OrderAct<Input extends OfOrder> = {
  roles: readonly Role[]
  proof?: true
  input: z.ZodType<Input>
  /** The command's own function. */
  step: (input: Input, order: OrderDetails, by: Person) => Promise<SellerResult | FieldsWrong>
  /** What is said of it, in the words of the desk; `message` is what the function says itself. */
  said: (input: Input, message: string) => string
  /** Where the page goes next. */
  to?: (input: Input) => string
  /** What else the book keeps of it. */
  changed?: (input: Input) => Changed
}

/** Which fields of the form are wrong. */
export type FieldsWrong = { fields: Record<string, string> }

/**
 * An act on one order: refused where its page has shown something else, with who did what meanwhile. The acts on one
 * order come one after the other.
 */
export const orderAct = <Input extends OfOrder>({
  step,
  said,
  to,
  changed: more,
  ...row
}: OrderAct<Input>): Act<Input> =>
  act<Input>({
    ...row,
    do: (input, by) =>
      oneAtATime(`desk ${input.id}`, async () => {
        const { id, seen } = input
        const before = await sellerOrder(id)
        if (!before || !maySee(before, by)) return { refused: noSuchOrderHere(id) }
        const changed = seen === undefined ? undefined : await orderChangeSentence(id, seen)
        if (changed) return { refused: changed, about: id, isOutdated: true }
        const result = await step(input, before, by)
        if ('fields' in result) return { refused: '', fields: result.fields, about: id }
        if (!result.done) return { refused: result.message, about: id }
        const after = await sellerOrder(id)
        return {
          message: said(input, result.message),
          about: id,
          changed: { ...(after && changesOf(before, after)), ...more?.(input) },
          ...(to && { to: to(input) }),
        }
      }),
  })

/** A packer acts on open orders only. */
export const maySee = ({ status }: Pick<OrderDetails, 'status'>, { role }: Pick<Person, 'role'>) =>
  role === 'owner' || ['placed', 'packed', 'shipped'].includes(status)

/** For the book: where it stood before and after, and the names of the fields of the address that changed. */
export function changesOf(before: OrderDetails, after: OrderDetails): Changed {
  const told = (['status', 'courier', 'tracking_number'] as const)
    .filter(name => before[name] !== after[name])
    .map(name => [name, [before[name], after[name]] as const] as const)
  const [was, is] = [addressFields(before.address), addressFields(after.address)]
  const personal = (Object.keys(was) as (keyof typeof was)[])
    .filter(name => was[name] !== is[name])
    .map(name => [name, [] as const] as const)
  return Object.fromEntries([...told, ...personal])
}
