import type { Token } from '#lib/contract/session-schemas.ts'

/** What a code is asked for. It opens nothing else. */
export type CodePurpose = 'sign-in' | 'prove-number' | 'change-number' | 'desk'

/** Who asks for a code: what the limits count, and where a practice code is shown. */
export type CodeAsker = {
  address?: string
  practicePhone?: string
  captcha?: { id: string; digits: string }
}

/** The code that waits in a browser. */
export type CodeState = {
  purpose: CodePurpose
  mobile: string
  customer: string | null
  order: string | null
  /** 'typed': rightly, and something else is asked before it is used. */
  step: 'sent' | 'typed'
  /** The message could not be handed over, or not yet. */
  failed: boolean
  /** An account has the number, and the number alone does not open it. */
  isTaken: boolean
}

/** The number of an account, and what it is changed with. */
export type AccountNumber = { customer: string; mobile: string; isProved: boolean; hasPassword: boolean }

/** Signed in, or what else is asked: whose account it is, or a name for a new one. */
export type SignedInByCode = { token: Token; claimed: number } | { asks: 'whose' | 'name' }
