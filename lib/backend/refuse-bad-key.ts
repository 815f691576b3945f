import 'server-only'
import { ApiError } from '../contract/api-error.ts'

/** The key by which a call that is sent twice is done once. */
export function refuseBadKey(key: string | undefined) {
  if (key !== undefined && !/^[\x21-\x7e]{8,100}$/.test(key))
    throw new ApiError(400, 'An idempotency key has 8 to 100 characters and no spaces.')
}
