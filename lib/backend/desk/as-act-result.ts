import 'server-only'
import type { ActResult, Changed } from '#lib/desk/rules/act-types.ts'
import type { SellerResult } from '../orders/seller-result.ts'

/** Turns the result of a function that the command line uses too into the result of an act at the desk. */
export async function asActResult(
  about: string,
  work: Promise<SellerResult>,
  changed: Changed = {},
): Promise<ActResult> {
  const { done, message } = await work
  return done ? { message, about, changed } : { refused: message, about }
}
