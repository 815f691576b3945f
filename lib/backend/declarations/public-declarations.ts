import 'server-only'
import { type Declared, inherited } from '#lib/catalogue/rules/declared.ts'
import type { PublicDeclarations } from '#lib/contract/declared-schemas.ts'
import { knownSeller } from '../shop/read-seller.ts'

/** The declarations of a product that pages, feeds and the API show. HSN and tax are left out: bills show them. */
export const publicDeclarations = async (
  levels: readonly Declared[],
): Promise<PublicDeclarations | undefined> => {
  const { declared, seller } = await knownSeller()
  const { hsn, tax_rate, tax_class, ...own } = inherited([declared as Declared, ...levels])
  if (Object.keys(own).length === 0) return undefined
  const { name, mobile, email } = seller.care
  const care = [name, mobile, email].filter(Boolean).join(', ')
  return { ...own, ...(!own.care_contact && care && { care_contact: care }) }
}
