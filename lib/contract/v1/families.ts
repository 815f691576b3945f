import { billCalls } from './bills-v1.ts'
import { customerCalls } from './customers-v1.ts'
import { moneyCalls } from './money-v1.ts'
import { orderCalls } from './orders-v1.ts'
import { parcelCalls } from './parcels-v1.ts'
import { payoutCalls } from './payouts-v1.ts'
import { productCalls } from './products-v1.ts'
import { type Family, type ProgramCall, V1 } from './program-call.ts'
import { returnCalls } from './returns-v1.ts'
import { stockCalls } from './stock-v1.ts'

/**
 * All calls of programs, by what they are about. A new one is a row here, its work in `lib/backend/programs`, and its
 * sentence in `lib/messages/en/program-calls.ts`; the OpenAPI document and docs/api.md follow.
 */
export const families = {
  orders: orderCalls,
  parcels: parcelCalls,
  products: productCalls,
  stock: stockCalls,
  customers: customerCalls,
  returns: returnCalls,
  bills: billCalls,
  money: { ...moneyCalls, ...payoutCalls },
} satisfies Record<string, Family>

export type Families = typeof families
export type FamilyName = keyof Families

export type NamedCall = { family: FamilyName; name: string; row: ProgramCall }

export const programCalls: readonly NamedCall[] = Object.entries(families).flatMap(([family, calls]) =>
  Object.entries(calls as Family).map(([name, row]) => ({ family: family as FamilyName, name, row })),
)

const shapeOf = ({ path }: ProgramCall) => new RegExp(`^${V1}${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

const shaped = programCalls.map(call => ({ ...call, shape: shapeOf(call.row) }))

type Found = NamedCall & { params: Record<string, string> }

/** The calls of a path, one for each method, each with the parameters that the path names. */
export const callsAt = (path: string): Found[] =>
  shaped.flatMap(({ shape, ...call }) => {
    const match = shape.exec(path)
    return match ? [{ ...call, params: { ...match.groups } }] : []
  })
