import 'server-only'
import {
  namelessOption,
  optionsJoined,
  valueChanged,
  variantSame,
  variantsLeftOut,
} from '#messages/convert.ts'
import type { ForeignProduct, ForeignVariant } from './foreign-product.ts'
import { fitted } from './handle.ts'
import type { ConvertNotes } from './notes.ts'
import { asPart } from './short-texts.ts'

const MOST_OPTIONS = 3
const MOST_VARIANTS = 1_000
const LONGEST_VALUE = 80
const LONGEST_NAME = 40

type Named = { options: string[]; variants: ForeignVariant[] }

/** A product's options and variants as variants.csv can tell them; no options for what is sold in one way only. */
export const optionsOf = ({ options, variants, line }: ForeignProduct, notes: ConvertNotes): Named => {
  const used = options
    .map((name, place) => ({ name, place }))
    .filter(({ name, place }) => name !== '' || variants.some(({ values }) => Boolean(values[place])))
  const isLone =
    used.length === 0 || (used.length === 1 && variants.length === 1 && isDefault(used[0]?.name, variants[0]))
  if (isLone) {
    for (const other of variants.slice(1)) notes.add(variantSame, { line: other.line, value: other.sku })
    return { options: [], variants: variants.slice(0, 1).map(variant => ({ ...variant, values: [] })) }
  }
  const names = namesOf(used.map(({ name }) => name))
  if (used.length > MOST_OPTIONS) notes.add(optionsJoined(names.at(-1) ?? ''), { line })
  const seen = new Set<string>()
  const fine: ForeignVariant[] = []
  let leftOut = 0
  for (const variant of variants) {
    const values = joined(used.map(({ place }) => variant.values[place] ?? '')).map(value => {
      const fits = asValue(value)
      if (fits !== value) notes.add(valueChanged(fits), { line: variant.line, value })
      return fits
    })
    const key = JSON.stringify(values)
    if (seen.has(key)) notes.add(variantSame, { line: variant.line, value: values.join(', ') })
    else if (fine.length >= MOST_VARIANTS) leftOut++
    else fine.push({ ...variant, values })
    seen.add(key)
  }
  if (leftOut > 0) notes.add(variantsLeftOut(leftOut, MOST_VARIANTS), { line })
  return { options: names, variants: fine }
}

// What Shopify writes for a product without options.
const isDefault = (name: string | undefined, variant: ForeignVariant | undefined) =>
  /^title$/i.test(name ?? '') && /^(default title|default)?$/i.test(variant?.values[0] ?? '')

const joined = (values: readonly string[]) =>
  values.length <= MOST_OPTIONS
    ? [...values]
    : [
        ...values.slice(0, MOST_OPTIONS - 1),
        values
          .slice(MOST_OPTIONS - 1)
          .filter(Boolean)
          .join(' / '),
      ]

const namesOf = (said: readonly string[]) => {
  const fine = joined(said.map((name, place) => nameOf(name) || namelessOption(place + 1))).map(nameOf)
  // Each name once, whatever its capitals.
  return fine.map((name, place) =>
    fine.slice(0, place).some(other => other.toLowerCase() === name.toLowerCase())
      ? `${name.slice(0, LONGEST_NAME - 2)} ${place + 1}`
      : name,
  )
}

const nameOf = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._/()&'-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .slice(0, LONGEST_NAME)
    .trim()

const asValue = (value: string) => {
  const fits = fitted(asPart(value), LONGEST_VALUE)
  if (fits === '') return '–'
  return /^na$/i.test(fits) ? 'N/A' : fits
}
