import 'server-only'
import { createECDH } from 'node:crypto'
import { SECRET_NAMES, type SharedSecret } from '#lib/server/settings/secret-names.ts'
import { StartError } from '#lib/server/settings/start-error.ts'
import { pushSecretWrong, secretMissing, secretTooShort } from '#messages/secrets.ts'
import { placeOf, readSecret } from '../secrets.ts'

const LEAST = 32

/** For SECRETS_FROM: all of them are there, and can be what they are for. None is made. */
export function checkGivenSecrets() {
  for (const name of SECRET_NAMES) {
    const { at } = placeOf(name)
    const value = readSecret(name)
    if (value === undefined) throw new StartError(secretMissing(name, at))
    if (value.length < LEAST) throw new StartError(secretTooShort(at, LEAST))
    if (name === PUSH && !isPrivateKey(value)) throw new StartError(pushSecretWrong(at))
  }
}

const PUSH = 'push' satisfies SharedSecret

/** Thirty-two bytes that the curve of web push takes. */
const isPrivateKey = (value: string) => {
  try {
    createECDH('prime256v1').setPrivateKey(Buffer.from(value, 'base64url'))
    return true
  } catch {
    return false
  }
}
