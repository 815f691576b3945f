import { REFUND_NAMES, STATUS_NAMES } from '#lib/checkout/rules/order-state.ts'
import { modeWords, refundWords, statusWords } from '#messages/order-states.ts'

// The words for the names that the API and the database use; another host's own words are shown unchanged.

export const statusText = (name: string) => shown(STATUS_NAMES, statusWords, name)

export const refundText = (name: string) => shown(REFUND_NAMES, refundWords, name)

export const modeText = (name: string) => shown(MODE_NAMES, modeWords, name)

const MODE_NAMES = { COD: 'COD', ONLINE: 'ONLINE' }

function shown<K extends string>(names: Record<K, string>, words: Record<K, string>, name: string) {
  const key = (Object.keys(names) as K[]).find(each => names[each] === name)
  return key ? words[key] : name
}
