import 'server-only'
import { type Goods, inFiles } from '#messages/goods.ts'
import { locale } from '#messages/language.ts'
import {
  areAdded,
  choiceColumnsChange,
  choicesAreAdded,
  choicesComeBack,
  choicesGo,
  collectionsChange,
  columnsChange,
  comeBack,
  deliveryChanged,
  deliveryChanges,
  deliveryGone,
  deliveryRowChange,
  goOffSale,
  manyChoicesVanish,
  manyVanish,
  priceChanges,
  pricesChange,
  pricesHalve,
  productCosts,
  productNamed,
  productsMove,
  sectionAdded,
  sectionBack,
  sectionChange,
  sectionOf,
  sectionsChange,
  sectionWithdrawn,
  shopChanges,
  sizeChanges,
  someMore,
  stockChanges,
  synonymMeans,
  synonymsChange,
} from '#messages/publications.ts'
import { inRupees } from '../catalogue/column-codecs.ts'
import type { Preview } from './preview.ts'

/** What columns, fields and what is sold are called to a reader. */
export type PreviewWords = {
  goods: Goods
  columns: (columns: string) => string
  choiceColumns: (columns: string) => string
  labelOf: (column: string) => string
  shop: (parts: readonly string[]) => string
}

const OF_FILES: PreviewWords = {
  goods: inFiles,
  columns: columnsChange,
  choiceColumns: choiceColumnsChange,
  labelOf: column => column,
  shop: parts => shopChanges(parts.join(', ')),
}

/** What a publication changes, for a screen. */
export const previewInWords = (preview: Preview, words = OF_FILES): string[] => {
  const {
    added,
    gone,
    back,
    prices,
    stock,
    moves,
    columns,
    variants,
    sections,
    collections,
    synonyms,
    delivery,
    shop,
  } = preview
  const { goods } = words
  const named = ({ id, name }: { id: number; name: string }) => goods.named(id, name)
  const counted = (some: readonly { column: string; count: number }[]) =>
    some.map(({ column, count }) => `${words.labelOf(column)} ${count.toLocaleString(locale)}`).join(', ')
  return [
    ...listed(areAdded(added.count, variants.ofNew, goods), added, one =>
      productCosts(named(one), inGroups(one.price)),
    ),
    ...listed(goOffSale(gone.count, preview.onSale, goods), gone, one => productNamed(named(one))),
    ...listed(comeBack(back.count, goods), back, one => productNamed(named(one))),
    ...listed(choicesAreAdded(variants.added.count, goods), variants.added, one =>
      productCosts(named(one), inGroups(one.price)),
    ),
    ...listed(choicesGo(variants.gone.count, goods), variants.gone, one => productNamed(named(one))),
    ...listed(choicesComeBack(variants.back.count, goods), variants.back, one => productNamed(named(one))),
    ...listed(pricesChange(prices.count, prices.fell), prices, one =>
      priceChanges(named(one), inGroups(one.from), inGroups(one.to)),
    ),
    ...listed(stockChanges(stock.count, stock.up, stock.down), stock, one =>
      sizeChanges(named(one), one.size, one.from, one.to),
    ),
    ...listed(productsMove(moves.count, goods), moves, one => sectionOf(named(one), one.from, one.to)),
    ...(columns.length > 0 ? [words.columns(counted(columns))] : []),
    ...(variants.columns.length > 0 ? [words.choiceColumns(counted(variants.columns))] : []),
    ...listed(sectionsChange(sections.count), sections, ({ what, columns, ...one }) =>
      sectionChange(named(one), what === 'changed' ? columns.map(words.labelOf).join(', ') : TURNS[what]),
    ),
    ...listed(collectionsChange(collections.count), collections, ({ what, columns, ...one }) =>
      sectionChange(named(one), what === 'changed' ? columns.map(words.labelOf).join(', ') : TURNS[what]),
    ),
    ...listed(synonymsChange(synonyms.count), synonyms, ({ word, from, to }) =>
      synonymMeans(word, from.join('|'), to.join('|')),
    ),
    ...listed(deliveryChanges(delivery.count), delivery, ({ name, what }) =>
      deliveryRowChange(name, DELIVERY_TURNS[what]),
    ),
    ...(shop.length > 0 ? [words.shop(shop)] : []),
  ]
}

/** As shoppers see it, with the paise where there are some. */
const inGroups = (paise: number) => {
  const [rupees, fraction] = inRupees(paise).split('.')
  return Number(rupees).toLocaleString(locale) + (fraction ? `.${fraction}` : '')
}

const DELIVERY_TURNS = { added: sectionAdded, changed: deliveryChanged, gone: deliveryGone }
const TURNS = { added: sectionAdded, withdrawn: sectionWithdrawn, back: sectionBack }

type Some<Item> = { count: number; first: Item[] }

const listed = <Item>(title: string, { count, first }: Some<Item>, line: (item: Item) => string) => {
  if (count === 0) return []
  const more = count - first.length
  return [title, ...first.map(line), ...(more > 0 ? [someMore(more)] : [])]
}

/** What of it nobody may have meant; nothing where it can be published without a question. */
export const doubtsAbout = (
  { gone, onSale, prices, variants }: Preview,
  { goods }: Pick<PreviewWords, 'goods'> = OF_FILES,
): string[] => [
  ...(gone.count * 10 > onSale ? [manyVanish(gone.count, onSale, goods)] : []),
  ...(variants.gone.count * 10 > variants.onSale
    ? [manyChoicesVanish(variants.gone.count, variants.onSale, goods)]
    : []),
  ...(prices.halved > 0 ? [pricesHalve(prices.halved)] : []),
]
