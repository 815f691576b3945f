import 'server-only'
import type { ActResult, Changed } from '#lib/desk/rules/act-types.ts'
import type { SellerResult } from '../../orders/seller-result.ts'

/** What a function of the commands says, as an act of the desk. */
export async function ofSeller(
  about: string,
  work: Promise<SellerResult>,
  changed: Changed = {},
): Promise<ActResult> {
  const { done, message } = await work
  return done ? { message, about, changed } : { refused: message, about }
}
