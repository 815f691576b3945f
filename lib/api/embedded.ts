import { denied } from '../contract/api-error.ts'
import { type Call, type Caller, contract, type Shop, type ShopHandlers } from '../contract/index.ts'
import { checked } from './checked.ts'
import { tokenInBody } from './token-in-body.ts'

/** The handlers as a port: what they receive has been checked first. */
export function checkedShop(handlers: ShopHandlers): Shop {
  const calls = Object.keys(contract) as Call[]
  return Object.fromEntries(
    calls.map(call => [
      call,
      async (input: unknown, caller: Caller = {}) => {
        if (contract[call].auth !== 'none' && !caller.token) throw denied()
        // Ruling 1: a body token that differs from the caller's is nobody's.
        const named = tokenInBody(input)
        if (caller.token && named !== undefined && named !== caller.token) throw denied()
        return (handlers[call] as (input: unknown, caller: Caller) => Promise<unknown>)(
          checked(call, input),
          caller,
        )
      },
    ]),
  ) as Shop
}
