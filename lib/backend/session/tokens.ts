import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, in characters that are valid in an address and a header. */
export const newToken = () => randomBytes(32).toString('base64url')

/** The stored form of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
