import type { PublicDeclarations } from '#lib/contract/declared-schemas.ts'
import { declaredWords } from '#messages/product-facts.ts'
import { countryName } from './country-name.ts'
import type { ProductFact } from './product-facts.ts'

/** What the law asks to be declared of goods, as rows of 'Profile Details'; the MRP and the price of a unit stand by the price. */
export const declaredFacts = (declared: PublicDeclarations = {}): ProductFact[] => {
  const { origin_country: origin = '' } = declared
  // Another host may name it in full.
  const isImported = !/^(in|india)$/i.test(origin)
  const rows: Record<keyof typeof declaredWords, string> = {
    generic_name: declared.generic_name ?? '',
    net_quantity: declared.net_quantity ?? '',
    origin_country: origin && countryName(origin),
    manufacturer: addressed(declared.manufacturer, declared.manufacturer_address),
    packer: addressed(declared.packer, declared.packer_address),
    importer: isImported ? addressed(declared.importer, declared.importer_address) : '',
    best_before: declared.best_before ?? '',
    care_contact: declared.care_contact ?? '',
  }
  return Object.entries(rows)
    .map(([name, value]) => ({
      label: declaredWords[name as keyof typeof declaredWords],
      value: value.trim(),
    }))
    .filter(({ value }) => value !== '')
}

const addressed = (name = '', address = '') => [name, address].filter(Boolean).join(', ')
