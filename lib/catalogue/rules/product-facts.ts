import { FACT_FOLD } from '#lib/constants.ts'
import type { Product } from '#lib/contract/catalogue-schemas.ts'
import { factWords } from '#messages/product-facts.ts'
import { declaredFacts } from './declared-facts.ts'
import { sizeList } from './sellable.ts'

export type ProductFact = { label: string; value: string }

// Category, ratings, internal fields and those that the page shows elsewhere are hidden.
const HIDDEN =
  /^(id|categoryid|subcategoryid|category|ratings|ratings_count|rated|liked|sizes|quantity|images?|thumbnail|film|youtubeLink|\w*prices?|name)$/i

/** 'Profile Details': what is left to tell, each labelled by its field's name, and what is declared; empty values are left out. */
export function productFacts(product: Product, plain: (html: string) => string): ProductFact[] {
  const own = {
    ...factsAsTheyStand(product),
    DSIN: product.ASIN,
    color: product.color.join(', '),
    size: sizeList(product)
      .map(size => size.Size_Desc)
      .join(', '),
    description: plain(product.description),
  }
  // Where a length stands in the place of the colour, it is called a length.
  const optionIn = (name: string) => product.options?.find(({ slot }) => slot === name)?.name
  const { description, ...before } = own
  const declared = declaredFacts(product.declared)
  const isDeclared = (name: string) => declared.some(({ label }) => label === name.toLowerCase())
  const told = Object.entries({ ...before, ...product.attributes, description })
    .filter(([label, value]) => !HIDDEN.test(label) && !isDeclared(label) && value.trim())
    .map(([name, value]) => ({ label: optionIn(name) ?? labelOf(name), value: value.trim() }))
  return [...eachOnce(told), ...declared]
}

type Fact = keyof typeof factWords
type AsItStands = Exclude<Fact, 'DSIN' | 'color' | 'size' | 'description'>

/** In the order of their words. Of all but the four above the field has the name of the fact, and is read out as it stands. */
const factsAsTheyStand = (product: Pick<Product, AsItStands>) => {
  const values: { [name in Fact]?: string | number | undefined } = product
  return Object.fromEntries(
    Object.keys(factWords).map(name => [name, String(values[name as Fact] ?? '')]),
  ) as Record<Fact, string>
}

/** A fact that the product has of its own and as a further attribute is one row: with both values, where they differ. */
const eachOnce = (facts: readonly ProductFact[]) =>
  [...Map.groupBy(facts, ({ label }) => label.toLowerCase()).values()].map(([first, ...more]) => ({
    label: first?.label ?? '',
    value: [first, ...more]
      .map(fact => fact?.value ?? '')
      .filter((value, at, all) => all.findIndex(one => one.toLowerCase() === value.toLowerCase()) === at)
      .join('; '),
  }))

const labelOf = (name: string) => {
  const known = /^asin$/i.test(name) ? 'DSIN' : name
  return isFact(known) ? factWords[known] : known
}

const isFact = (name: string): name is Fact => Object.hasOwn(factWords, name)

/** The beginning of a value that is too long to show whole, up to its last whole word; or nothing. */
export const foldedFact = (value: string) => {
  const signs = [...value]
  if (signs.length <= FACT_FOLD) return undefined
  const start = signs.slice(0, FACT_FOLD).join('')
  const whole = /\s/.test(signs[FACT_FOLD] ?? '') ? start : start.replace(/\s\S*$/, '')
  return `${whole.replace(/[\s.,;:]+$/, '')}…`
}
