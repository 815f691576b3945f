import { processWide } from '#lib/rules/process-wide.ts'

/** A function of the shop's that another copy of the code calls. */
export function sharedHandler<Handler>(
  name: 'api' | 'programs' | 'check' | 'kept-file' | 'key' | 'old address' | 'shown',
) {
  const shared = () => processWide(name, (): { handler?: Handler } => ({}))
  return {
    set: (given: Handler) => {
      shared().handler = given
    },
    get: () => shared().handler,
  }
}
