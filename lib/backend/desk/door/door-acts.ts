import 'server-only'
import { deviceActs } from './device-acts.ts'
import { bookReads, deviceReads, peopleReads } from './door-reads.ts'
import { passkeyActs } from './passkey-acts.ts'
import { peopleActs } from './people-acts.ts'
import { proveActs } from './prove-acts.ts'
import { signInActs } from './sign-in-acts.ts'

/** Who comes in, how, and who may. */
export const doorActs = { ...signInActs, ...proveActs, ...passkeyActs, ...deviceActs, ...peopleActs }

export const doorReads = { ...deviceReads, ...peopleReads, ...bookReads }
