import 'server-only'
import { toPaise } from '#lib/rules/money.ts'
import type { SellerFile } from '../shop/seller-file.ts'

/** From which value of the goods on the seller delivers free of charge, in paise. */
export const freeAboveOf = ({ delivery }: SellerFile) =>
  delivery.freeAbove === undefined ? undefined : toPaise(delivery.freeAbove)
