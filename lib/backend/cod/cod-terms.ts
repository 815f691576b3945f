import 'server-only'
import type { CodPart } from '../shop/cod-part.ts'

export type CodTerms = {
  /** 0: no order has to be confirmed. */
  confirmHours: number
  limits: CodPart['limits']
  advance: CodPart['advance']
  /** 0: nobody has to pay beforehand. */
  refusals: number
}

const REFUSALS = 2

/** What shop.json says of orders paid at the door, and what holds where it is silent. */
export const codTerms = ({ cod }: { cod: CodPart }): CodTerms => ({
  confirmHours: cod.confirmHours ?? 0,
  limits: cod.limits ?? {},
  advance: cod.advance,
  refusals: cod.refusals ?? REFUSALS,
})
