/** What a code takes off, and for whom, as the seller added it. Money in paise. */
export type Coupon = {
  code: string
  kind: 'percent' | 'flat' | 'delivery'
  percent: number | null
  /** What a flat one takes off. */
  amount: number | null
  /** The most that a percentage takes off. */
  most: number | null
  /** What the goods that it is for must be worth. */
  least: number
  starts: Date | null
  /** Exclusive. */
  ends: Date | null
  first_order: boolean
  per_number: number | null
  in_all: number | null
  /** Ids of what it is for; both empty: for everything. */
  products: number[]
  sections: number[]
  stopped_at: Date | null
}

/** A code as it was typed or came in a link: "diwali 10" is DIWALI10; '' where it cannot be one. */
export const couponCode = (typed: string) => {
  const code = typed.normalize('NFKC').replace(/\s/g, '').toUpperCase()
  return CODE.test(code) ? code : ''
}

export const CODE = /^[A-Z0-9-]{3,20}$/
/** What is read of what was typed; a longer text is none. */
export const LONGEST_TYPED = 64
