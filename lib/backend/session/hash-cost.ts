// OWASP's second scrypt setting: 32 MB and about 0.2 s of one core.
export const REAL_HASH_COST = { logN: 15, r: 8, p: 3 } as const

/** What hashing a password costs. Only tests change it: scripts/jest/settings.ts. */
export const HASH_COST: { logN: number; r: number; p: number } = { ...REAL_HASH_COST }
