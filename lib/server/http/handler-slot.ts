import { processWide } from '#lib/rules/process-wide.ts'

/** A place for a function of the shop's, which another copy of the code calls. */
export function handlerSlot<Handler>(name: 'api' | 'check') {
  const slot = () => processWide(name, (): { handler?: Handler } => ({}))
  return {
    set: (given: Handler) => {
      slot().handler = given
    },
    get: () => slot().handler,
  }
}
