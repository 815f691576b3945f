import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody guesses, in letters that an address and a header carry. */
export const newToken = () => randomBytes(32).toString('base64url')

/** What the database keeps of a token. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest()
