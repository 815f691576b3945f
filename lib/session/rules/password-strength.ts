import { NEW_PASSWORD_MIN } from '#lib/constants.ts'

export type Strength = { score: number; label: 'Weak' | 'Medium' | 'Strong' }

const POINTS = [
  (password: string) => password.length >= NEW_PASSWORD_MIN,
  (password: string) => /\p{Lu}/u.test(password),
  (password: string) => /\p{Ll}/u.test(password),
  (password: string) => /\d/.test(password),
  (password: string) => /[^\p{L}\p{M}\p{N}\s]/u.test(password),
]

/** A point each for length, uppercase, lowercase, digit and special character. */
export function strengthOf(password: string): Strength {
  const score = POINTS.filter(earned => earned(password)).length
  return { score, label: score <= 2 ? 'Weak' : score === 3 ? 'Medium' : 'Strong' }
}
