import 'server-only'
import { ratings } from '#lib/api/server/shop.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'

/** A page of buyers' ratings of a product; empty without ratings, and for another host's products. */
export const readRatings = async ({ id, rated }: Product, page: number) =>
  rated ? ratings?.ofProduct(id, page) : undefined

/** The lines of a delivered order, rated or not. */
export const readLinesToRate = async (orderId: string) => (await ratings?.linesOf(orderId)) ?? []
