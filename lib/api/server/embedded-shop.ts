import { denied } from '#lib/contract/api-error.ts'
import { type Call, type Caller, contract, type Shop, type ShopHandlers } from '#lib/contract/index.ts'
import { checkInput } from './check-input.ts'
import { refuseOtherToken } from './token-in-body.ts'

/** The handlers as a port: their input has been checked first. */
export function embeddedShop(handlers: ShopHandlers): Shop {
  const calls = Object.keys(contract) as Call[]
  return Object.fromEntries(
    calls.map(call => [
      call,
      async (input: unknown, caller: Caller = {}) => {
        if (contract[call].auth !== 'none') {
          if (!caller.token) throw denied()
          refuseOtherToken(input, caller.token)
        }
        return (handlers[call] as (input: unknown, caller: Caller) => Promise<unknown>)(
          checkInput(call, input),
          caller,
        )
      },
    ]),
  ) as Shop
}
