import 'server-only'
import { createECDH } from 'node:crypto'
import { secret } from '../../../secrets.ts'

/** By which push services know this shop: the private key is made once and kept with its other secrets. */
export function pushKeys(): { publicKey: string; privateKey: string } {
  const privateKey = secret('push')
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  return { publicKey: curve.getPublicKey('base64url'), privateKey }
}
