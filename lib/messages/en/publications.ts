import { counted } from './counted.ts'
import type { Goods } from './goods.ts'
import { locale } from './language.ts'

// What an undo cannot do. At the desk nobody knows publications and ids: there a change is told by the name of what it changed.
export const noPublication = (id?: number) => ({
  reason:
    id === undefined
      ? 'there is nothing to undo: nothing was published, or all of it is undone'
      : `there is no publication ${id}; npm run catalogue -- history lists the last ones`,
  atDesk: 'this is too old to be taken back here',
})
export const undoneAlready = (id: number, by: number) => ({
  reason: `publication ${id} was undone by publication ${by}; to have it again, undo ${by}`,
  atDesk: 'this is taken back already',
})
const leftAs = (id: number, name: string, says: (named: string) => string) => ({
  reason: says(`“${name}” (${id})`),
  atDesk: says(name ? `“${name}”` : 'this'),
})
export const changedAgain = (id: number, name: string, by: string) => ({
  ...leftAs(id, name, named => `${named} was changed again since, and stays`),
  reason: `“${name}” (${id}) was changed again by publication ${by}, and stays`,
})
export const changedSince = (id: number, name: string) =>
  leftAs(id, name, named => `${named} was changed since, and stays`)
export const sectionIsGone = (id: number, name: string) =>
  leftAs(id, name, named => `${named} stays where it is: the section it was in is withdrawn`)
export const isWithdrawnNow = (id: number, name: string) =>
  leftAs(id, name, named => `${named} is withdrawn by now, and stays as it is`)
export const sectionStays = (id: number, name: string) =>
  leftAs(id, name, named => `${named} stays: it holds something else by now`)
export const addressIsTaken = (id: number, name: string, slug: string) =>
  leftAs(
    id,
    name,
    named => `${named} stays as it is: the address /product/${slug} is another product’s by now`,
  )
export const choicesStay = (id: number, name: string) =>
  leftAs(
    id,
    name,
    named => `${named} stays as it is: its choices are others by now, and do not go with those of before`,
  )
export const soldMore = (id: number, name: string, pieces: number) =>
  leftAs(
    id,
    name,
    named =>
      `${named}: ${counted(pieces, 'piece', 'pieces')} more ordered than there ${pieces === 1 ? 'is' : 'are'}; the stock is 0 now`,
  )
export const shopStays = 'stays as it is: what it said before is not enough for a shop'

// What a publication changes, before it is made
const inFigures = (count: number) => count.toLocaleString(locale)
const example = (line: string) => `    ${line}`
export const someMore = (more: number) => example(`… and ${inFigures(more)} more`)
export const areAdded = (count: number, choices: number, goods: Goods) =>
  `${counted(count, `${goods.one} is`, `${goods.many} are`)} added${choices > 0 ? `, with ${counted(choices, goods.choice, goods.choices)}` : ''}:`
export const choicesAreAdded = (count: number, goods: Goods) =>
  `${counted(count, `${goods.choice} is`, `${goods.choices} are`)} added to ${goods.many} that the shop has:`
export const choicesGo = (count: number, goods: Goods) =>
  `${counted(count, `${goods.choice} goes`, `${goods.choices} go`)} off sale:`
export const choicesComeBack = (count: number, goods: Goods) =>
  `${counted(count, `${goods.choice} comes`, `${goods.choices} come`)} back:`
export const goOffSale = (count: number, onSale: number, goods: Goods) =>
  `${inFigures(count)} of ${counted(onSale, goods.one, goods.many)} ${count === 1 ? 'goes' : 'go'} off sale:`
export const comeBack = (count: number, goods: Goods) =>
  `${counted(count, `${goods.one} comes`, `${goods.many} come`)} back:`
export const pricesChange = (count: number, fell: number) =>
  `${counted(count, 'price changes', 'prices change')}: ${counted(fell, 'falls', 'fall')}, ${counted(count - fell, 'rises', 'rise')}. The largest changes:`
export const inItsSale = 'in its sale'
export const stockChanges = (count: number, up: number, down: number) =>
  `${counted(count, 'stock is', 'stocks are')} set anew: ${counted(up, 'piece')} more, ${counted(down, 'piece')} fewer. The largest changes:`
export const productsMove = (count: number, goods: Goods) =>
  `${counted(count, `${goods.one} moves`, `${goods.many} move`)} to another section:`
export const columnsChange = (columns: string) => `Columns that change, and of how many products: ${columns}`
export const choiceColumnsChange = (columns: string) =>
  `Columns of variants.csv that change, and of how many variants: ${columns}`
export const sectionsChange = (count: number) =>
  `${counted(count, 'section is', 'sections are')} added or changed:`
export const collectionsChange = (count: number) =>
  `${counted(count, 'collection is', 'collections are')} added or changed:`
export const synonymsChange = (count: number) =>
  `${counted(count, 'synonym is', 'synonyms are')} added or changed:`
export const synonymMeans = (word: string, from: string, to: string) =>
  example(`“${word}” means ${from ? `${from} → ` : ''}${to || 'nothing more'}`)
export const deliveryChanges = (count: number) => `${counted(count, 'row of', 'rows of')} delivery changes:`
export const deliveryRowChange = (name: string, what: string) => example(`${name} ${what}`)
export const deliveryChanged = 'says something else'
export const deliveryGone = 'is taken out'
export const columnsChangeAtDesk = (labels: string) => `What changes, and of how many things: ${labels}`
export const choiceColumnsChangeAtDesk = (labels: string) =>
  `What changes of choices, and of how many: ${labels}`
export const shopChangesAtDesk = (pages: string) => `What the shop says of itself changes: ${pages}`
export const shopChanges = (fields: string) => `shop.json changes: ${fields}`
export const productCosts = (named: string, price: string) => example(`${named} ₹${price}`)
export const productNamed = (named: string) => example(named)
export const priceChanges = (named: string, from: string, to: string) => example(`${named} ₹${from} → ₹${to}`)
export const sizeChanges = (named: string, size: string, from: string | null, to: string | null) =>
  example(`${named}${size === 'NA' ? '' : ` ${size}`}: ${from ?? 'no such size'} → ${to ?? 'no such size'}`)
export const sectionOf = (named: string, from: string, to: string) => example(`${named}: ${from} → ${to}`)
export const sectionChange = (named: string, what: string) => example(`${named}: ${what}`)
export const sectionAdded = 'added'
export const sectionWithdrawn = 'withdrawn'
export const sectionBack = 'comes back'
export const conflictsStay = (count: number) =>
  `${counted(count, 'change was', 'changes were')} not taken back, or not in full, since what they changed is another by now:`

// What is asked before it is made
export const manyVanish = (count: number, onSale: number, goods: Goods) =>
  `More than a tenth of the shop goes off sale: ${inFigures(count)} of ${counted(onSale, goods.one, goods.many)}.`
export const manyChoicesVanish = (count: number, onSale: number, goods: Goods) =>
  `More than a tenth of the ${goods.choices} goes off sale: ${inFigures(count)} of ${inFigures(onSale)}.`
export const pricesHalve = (count: number) =>
  `${counted(count, 'price falls', 'prices fall')} by more than half.`
export const mayPublish = 'Is that meant, and may it be published? yes or no: '
export const saysYes = /^\s*(y|yes)\s*$/i
export const nobodyToAsk =
  'Nothing was published: nobody can be asked here. If it is meant, say so with --yes.'
export const notAgreed = 'Nothing was published.'
export const checkedOnly = 'Checked, and nothing was published.'

// What was published
export const publishedAs = (id: number) =>
  `This is publication ${id}: npm run catalogue -- undo ${id} takes it back.`
export const undoneNow = (id: number, through: boolean) =>
  `Publication ${id}${through ? ' and all after it are' : ' is'} undone.`
export const nothingUndone = (id: number) => `Nothing of publication ${id} could be taken back.`
export const noHistory = 'Nothing was published yet.'
export const importOf = (source: string) => `import of ${source}`
export const deskChange = (what: string) => `at the desk, ${what}`
export const undoOf = (id: number, through: boolean) => `undo of ${id}${through ? ' and all after it' : ''}`
export const wasUndoneBy = (id: number) => `, undone by ${id}`
export const publicationCounts = (added: number, changed: number, withdrawn: number) =>
  `${added} added, ${changed} changed, ${withdrawn} withdrawn`
export const sectionsToo = (count: number) => `, ${counted(count, 'section')}`
export const collectionsToo = (count: number) => `, ${counted(count, 'collection')}`
export const synonymsToo = (count: number) => `, ${counted(count, 'synonym')}`
export const deliveryToo = (count: number) => `, ${counted(count, 'row')} of delivery`
export const shopToo = ', shop.json'
