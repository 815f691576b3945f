/** What is declared of goods, under the names of the columns of products.csv and of shop.json's `declared`. */
export type Declared = {
  manufacturer?: string
  manufacturer_address?: string
  packer?: string
  packer_address?: string
  importer?: string
  importer_address?: string
  /** Two letters. */
  origin_country?: string
  generic_name?: string
  /** As `netQuantityOf` reads it. */
  net_quantity?: string
  best_before?: string
  /** As `sizeChartOf` reads it. */
  size_chart?: string
  care_contact?: string
  hsn?: string
  tax_rate?: number
  tax_class?: TaxClass
}

/** Rates by name; with `by-price` the HSN and the price decide, whatever rate is inherited. */
export const TAX_CLASSES = { nil: 0, merit: 5, standard: 18, demerit: 40, 'by-price': undefined } as const
export type TaxClass = keyof typeof TAX_CLASSES

// Who names another maker does not mean the address of the first one, and who names a rate means no other class.
const TOGETHER: readonly (readonly (keyof Declared)[])[] = [
  ['manufacturer', 'manufacturer_address'],
  ['packer', 'packer_address'],
  ['importer', 'importer_address'],
  ['tax_rate', 'tax_class'],
]

/** What holds for a product: what it says itself, else its subcategory, its category, its group, the shop; the shop first. */
export const inherited = (levels: readonly (Declared | null | undefined)[]): Declared => {
  let all: Declared = {}
  for (const level of levels) {
    if (!level) continue
    const own = Object.fromEntries(Object.entries(level).filter(([, value]) => value !== '' && value != null))
    for (const fields of TOGETHER)
      if (fields.some(field => field in own))
        all = Object.fromEntries(
          Object.entries(all).filter(([name]) => !fields.some(field => field === name)),
        )
    all = { ...all, ...own }
  }
  return all
}
