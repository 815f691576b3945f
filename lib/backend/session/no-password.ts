import 'server-only'

/** In the form of a hash, and matches no password. */
export const NO_PASSWORD = `scrypt$1$1$1$$${Buffer.alloc(32).toString('base64url')}`
