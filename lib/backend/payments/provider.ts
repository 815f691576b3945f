import 'server-only'
import { PRACTICE_KEY_ID } from './settings.ts'

/** Where a key belongs: the practice provider, or the real one's test or live mode. None knows of another's orders. */
export type Provider = 'practice' | 'test' | 'live'

export const providerOf = (keyId: string): Provider => {
  if (keyId === PRACTICE_KEY_ID) return 'practice'
  return keyId.startsWith('rzp_test_') ? 'test' : 'live'
}
