import 'server-only'
import type { Category, Suggestion } from '#lib/contract/catalogue-schemas.ts'
import { pathOf } from '#lib/paths.ts'
import { cachedQuery } from '../catalogue-cache.ts'
import { listDb } from '../db/list-db.ts'
import { editDistance } from '../search/edit-distance.ts'
import { scriptOf } from '../search/in-latin.ts'
import { shopSynonyms } from '../search/shop-synonyms.ts'
import { soundOf } from '../search/sound-of.ts'
import { unitsOf } from '../search/units-of-typed.ts'
import { fold, wordsOf } from '../search/words.ts'
import { wordsFor } from '../search/words-for.ts'
import { search } from '../search.ts'
import { sectionTree } from './sections.ts'

const MOST_PRODUCTS = 6
const MOST_SECTIONS = 3

/** While a shopper types: sections whose names begin so, then the best products. */
export const suggest = async (typed: string): Promise<Suggestion[]> => {
  if (wordsOf(typed).length === 0) return []
  const [sections, products] = await Promise.all([matchingSections(typed), matchingProducts(typed)])
  return [...sections, ...products]
}

const matchingProducts = async (typed: string): Promise<Suggestion[]> => {
  const found = await search({
    text: typed,
    sort: 'featured',
    typing: true,
    window: { offset: 0, limit: MOST_PRODUCTS },
  })
  return (await productNames(found.ids)).map(({ name, slug, image }) => ({
    text: name,
    kind: 'product',
    href: pathOf('product', slug),
    image,
  }))
}

type Named = { id: number; name: string; slug: string; image: string }

const productNames = async (ids: number[]) => {
  if (ids.length === 0) return []
  const rows = await listDb.query<Named>(
    NAMES,
    SIX.map(place => ids[place] ?? 0),
  )
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const matchingSections = async (typed: string): Promise<Suggestion[]> => {
  const synonyms = await shopSynonyms()
  const typedWords = wordsOf(typed)
    .map(word => [
      ...wordsFor(word),
      ...unitsOf([word], synonyms).flatMap(({ means }) => means.flatMap(aWord)),
    ])
    .map(words => words.map(sounded))
  const named = await cachedQuery('section names', sectionNames)
  const matching = (alike: typeof begins) =>
    named.filter(({ words }) =>
      typedWords.every(wanted => words.some(own => wanted.some(word => alike(own, word)))),
    )
  const exact = matching(begins)
  return (exact.length > 0 ? exact : matching(nearlyBegins))
    .sort((a, b) => Number(startsSo(b, typed)) - Number(startsSo(a, typed)))
    .slice(0, MOST_SECTIONS)
    .map(({ suggestion }) => suggestion)
}

// What was meant by several words is found among the products.
const aWord = (words: string[]) => (words.length === 1 ? words : [])

type Sounded = { word: string; sound: string }
const sounded = (word: string): Sounded => ({ word, sound: soundOf(word) })

const begins = (own: Sounded, { word, sound }: Sounded) =>
  own.word.startsWith(word) ||
  (sound !== '' && scriptOf(own.word) !== scriptOf(word) && own.sound.startsWith(sound))
const nearlyBegins = ({ word: own }: Sounded, { word }: Sounded) =>
  word.length >= 4 &&
  Math.min(editDistance(own, word), editDistance(own.slice(0, word.length), word)) <=
    (word.length > 6 ? 2 : 1)

type NamedSection = { words: Sounded[]; suggestion: Suggestion }

const startsSo = ({ suggestion }: NamedSection, typed: string) =>
  fold(suggestion.text).startsWith(fold(typed).trim())

const sectionNames = async (): Promise<NamedSection[]> =>
  (await sectionTree()).flatMap(group => group.categories.flatMap(namesOf))

const namesOf = (category: Category): NamedSection[] => [
  named(category.category_desc, pathOf('category', category.category_id), category.image),
  ...category.Subcategories.map(sub =>
    named(sub.subcategory_desc, pathOf('subcategory', sub.subcategory_id), category.image),
  ),
]

const named = (text: string, href: string, image: string): NamedSection => ({
  words: wordsOf(text).map(sounded),
  suggestion: { text, kind: 'category', href, image },
})

const SIX = Array.from({ length: MOST_PRODUCTS }, (_, place) => place)

// PostgreSQL assumes ten entries for an array, and plans again each time for fewer.
const NAMES = {
  name: 'names of found products',
  text: `select id, name, slug, coalesce(images[1], '') as image from products
    where id in (${SIX.map(place => `$${place + 1}`)}) and not withdrawn`,
}
