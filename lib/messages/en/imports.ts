import { byNameLabel, withdrawLabel } from './desk-sheets.ts'
import { field } from './desk-shop-fields.ts'
import { locale } from './language.ts'

// A cell
export const mustNotBeEmpty = 'must not be empty'
export const tooLong = (most: number, length: number) =>
  `is longer than ${most} characters (it has ${length})`
export const hasControlCharacter = 'holds a control character'
export const isFormula =
  'is a formula, or its error, in place of its value: in your spreadsheet, copy the column and paste it as values only'
export const wholeNumber = (butItIs: string, least: number, most: number) =>
  `${butItIs} a whole number from ${least} to ${most}`
export const priceInRupees = (butItIs: string, most: number, help: string) =>
  `${butItIs} a price in rupees (like 1499 or 1499.50, at most ${most})${help}`
export const neitherTrueNorFalse = (value: string) => `"${value}" is neither true nor false`
export const hasEmptyPart = 'has an empty part between two |'
export const namesTwice = 'names the same twice'
export const namesTooMany = (most: number) => `names more than ${most}`
export const notWebAddress = (value: string) => `"${value}" is not an http(s) address`
export const isEmptyAndMustBe = 'is empty, and must be'
export const isNot = (value: string) => `"${value}" is not`
export const digitsAlone = ': digits alone, without ₹ and commas'
export const isNotThat = (value: string, what: string) => `"${value}" is not ${what}`
export const dayOrMoment =
  'a day or a moment like 2026-11-25, 25/11/2026 or 25/11/2026 18:30 (the day comes before the month)'
export const numberTo5 = 'a number from 0 to 5'

// A product
export const noSubcategory = (id: number) => `there is no subcategory ${id}`
export const noSectionNamed = 'names no section: fill in subcategory_id or path'
export const idOfSection = 'the id of a subcategory'
export const isOwnSection = (id: number) => `${id} is the section in which the product is anyway`
export const pathTooDeep = (most: number) => `names more than ${most} sections below each other`
export const pathEmptyPart = 'has an empty part before, after or between two >'
export const priceOfZero = 'must be more than 0: for 0 it would be given away'
export const noSaving = (price: string, originalPrice: string) => ({
  reason: `${price} is more than the originalPrice ${originalPrice}: no saving shows`,
  atDesk: `${price} is more than the MRP, ${originalPrice}: no saving shows`,
})
export const notSizeAndStock = (part: string) =>
  `"${part}" is not of the form SIZE:STOCK (like S:10 or NA:12)`
export const sizeWithTwoColons = (part: string) =>
  `"${part}" has two colons, and SIZE:STOCK has one: a spreadsheet has likely made a time of it. Format the column as text and write it again`
export const sizeTwice = 'names the same size twice'
export const sizeBesideNone = 'NA (no sizes) stands beside a size'
export const noFilm = 'is not the name of a film (.mp4 or .webm)'

// A sale
export const saleWithoutPrice = 'is empty, and the sale has a date: what does it cost then?'
export const saleWithoutDate =
  'needs sale_from or sale_to: a lower price without dates stands in the column of the price itself'
export const saleEndsFirst = (from: string, to: string) =>
  `the sale would end (${to}) before it begins (${from}, India's time)`
export const saleAbove = (sale: string, price: string) =>
  `${sale} is more than the price without the sale, ${price}`

// Which product a row means
export const idTwice = (id: number, line: number) => `product ${id} stands on line ${line} already`
export const productTwice = (id: number, line: number) =>
  `is product ${id}, which stands on line ${line} already: ${APART}`
export const nameTwice = (name: string, line: number) =>
  `“${name}” is the name of line ${line} too: ${APART}; where it is one product in several sizes, write one line with all of them (S:10|M:4)`
const APART = 'where they are two products, give each an ASIN (a code of your own) or an id'
export const nameOfSeveral = (count: number) =>
  `${count} products of the shop have this name: give the id of the one that is meant, or a new one`
export const nameOfAnother = (name: string, id: number, there: Offer, here: Offer) => {
  const which = `“${name}” is the name of product ${id} too, which costs ₹${there.price} in section ${there.section}; this row says ₹${here.price} in section ${here.section}. If it is that product, write its id, ${id}, into the row; if not, give the row an ASIN (a code of your own) or another name.`
  return {
    reason: `${which} With --by-name such a row always means the product of its name`,
    atDesk: `${which} With “${byNameLabel}” it always is the one of its name`,
  }
}
export const newNeedsMore = (columns: string) =>
  `the shop has no such product yet, and a new one needs ${columns}`
type Offer = { price: string; section: string }
export const addressTaken = (slug: string, id: number) =>
  `the address /product/${slug} belongs to product ${id} already: give one of them an ASIN (a code of its own)`
export const addressTwice = (slug: string, line: number) =>
  `the address /product/${slug} is that of line ${line} already`
export const sameAddress = (name: string, other: string, line: number, slug: string) =>
  `“${name}” and “${other}” of line ${line} would have the same address, /product/${slug}: give each an ASIN (a code of your own)`

// A variant
export const oldPath = 'a path of another shop (like /products/blue-kurta, at most 300 characters)'
export const optionName = 'a name of an option (like Size or Pack size, at most 40 characters)'
export const noProductOf = (name: string) =>
  `no product has the ASIN, the SKU or the id “${name}”, in the shop or in products.csv`
export const productsOfSku = (name: string, count: number) =>
  `${count} products have the SKU “${name}”: write the ASIN or the id of the one that is meant`
export const noVariantOfSku = (sku: string) =>
  `the shop has no choice with the SKU “${sku}”: for a new one fill “product” and “option1” too`
export const variantsOfSku = (sku: string, count: number) =>
  `${count} choices have the SKU “${sku}”: fill “product” and “option1” too, so that it is clear which one is meant`
export const skuOfVariant = (product: number) =>
  `is the SKU of a variant of product ${product}, not of a product: write what changes in variants.csv`
export const noCode = 'is empty: the row does not say which product it means'
export const optionMissing = (place: number, name: string) =>
  `is empty, and the product's option ${place} is ${name}`
export const optionTooMany = (count: number) =>
  count === 0
    ? 'holds a value, and the product has no such option: name it in the column options of products.csv'
    : `holds a value, and the product has ${count === 1 ? '1 option' : `${count} options`}`
export const optionSometimes = 'is empty here, and not on other lines of the same product'
export const optionWithStroke = 'holds a |, which stands between two values elsewhere'
export const variantTwice = (line: number) => `the same choice of this product stands on line ${line} already`
export const variantsTooMany = (count: number, most: number) =>
  `the product would have ${count} variants, and at most ${most} are possible`
export const sizeIsNone = 'NA means no sizes, and cannot be chosen'
export const stockHalfShared =
  'is empty, and not on other lines of the same size: give each a stock of its own, or none of them'
export const sizeNotShared =
  'is empty, and the stock of a size whose name is longer than 40 characters or holds a colon cannot stand in the column sizes: give it here'
export const stockForm = (value: string) =>
  `"${value}" is neither a whole number up to 1000000 nor “unlimited” nor empty`

// A section
export const unknownLevel = 'must be group, category or subcategory'
export const groupWithParent = 'a group has no parent'
export const namesNoSection = {
  reason: 'names no section, and --withdraw-missing would withdraw all of the shop: give at least one',
  atDesk: `names no section, and “${withdrawLabel}” would take away all of the shop: give at least one`,
}
export const noParent = (level: string, id: number) => `there is no ${level} ${id}`
export const sectionIdTwice = (id: number, line: number) =>
  `${id} is used on line ${line} already: no two sections have the same id`
export const sectionOfAnotherLevel = (
  { id, level }: Section,
  had: { level: string; name: string },
  free: number,
) =>
  `${id} is a ${had.level} of this shop already (“${had.name}”), and stays one: give this ${level} another id, here and wherever your files name it. From ${free} on all are free: with ${free} added to each id of your sections none is taken`
type Section = { id: number; level: string }

// A collection
export const collectionIdTwice = (id: number, line: number) => `${id} is used on line ${line} already`
export const collectionIdTaken = (id: number, level: string, name: string) =>
  `${id} is the id of the ${level} “${name}”: a collection has an id that no section has`
export const sectionIdOfCollection = (id: number, name: string) =>
  `${id} is the id of the collection “${name}”: give the section another one`
export const collectionWithoutRule =
  'says of no product that it belongs here: fill in tag, brand, price_from, price_to or products'
export const collectionEndsFirst = (from: string, to: string) =>
  `it would be shown from ${from} until ${to}, which is not after it`
export const collectionPrices = (from: string, to: string) => `${from} is more than price_to, ${to}`

// A synonym
export const synonymWithoutLetters = (text: string) =>
  `“${text}” has no letter and no figure: nobody looks for it`
export const synonymOfWords = (text: string, words: number, most: number) =>
  `“${text}” has ${words} words: at most ${most} can be looked for as one`
export const synonymWithStroke = 'holds a |: give each word a row of its own'
export const synonymOfItself = (word: string) =>
  `“${word}” means itself, which it does anyway: name what the shop calls it`
export const synonymTwice = (word: string, line: number) =>
  `“${word}” is to search the same as on line ${line}: say all that it means in one row, with | between`
export const synonymCircle = (word: string) =>
  `“${word}” leads round in a circle to itself: what a word means is looked for as it stands, and not for what that means in turn`
export const synonymsTooMany = (most: number, count?: number) =>
  `${count === undefined ? 'has' : `with those of before there are ${count.toLocaleString(locale)}, and a shop has`} at most ${most.toLocaleString(locale)} words that mean others: leave out those that the shop does not need`
export const synonymOfNothing = (means: string) =>
  `nothing in the shop is called “${means}”: this row finds nothing yet`
export const synonymSwapped = (means: string, word: string) =>
  `nothing in the shop is called “${means}”, and something is called “${word}”: are the two columns swapped? word is what people type, means what the shop calls it`

// What is taken out
export const namesNoProduct = (onSale: number) => ({
  reason: `names no product, and --withdraw-missing would withdraw all that the shop sells (${onSale}): give at least one`,
  atDesk: `names no product, and “${withdrawLabel}” would take away all that the shop sells (${onSale}): give at least one`,
})
export const sectionHolds = ({ level, id, name, count }: FullSection) =>
  `the ${level} ${id} (“${name}”) is missing, and holds ${count === 1 ? '1 product that is' : `${count} products that are`} on sale: keep its line, or move or withdraw what it holds in the same import`
type FullSection = { level: string; id: number; name: string; count: number }

// The folder
export const noFolder = 'there is no such folder'
export const fileForFolder = (folder: string) =>
  `is a file, and a folder is needed: give the one it lies in, ${folder}`
export const didYouMeanFolder = (folder: string) => `; did you mean ${folder}?`
export const holdsNoFile = (hint: string) =>
  `holds neither products.csv nor categories.csv nor shop.json${hint}`
export const spreadsheetForCsv = (file: string, name: string) =>
  `holds “${file}”, a spreadsheet, and no ${name}: save it as “CSV UTF-8 (comma delimited)” under the name ${name}`
export const otherFileName = (file: string, name: string) =>
  `holds “${file}” and no ${name}: is it that one? Then name it ${name}`

// The form of a table
export const quoteNotClosed = 'the quote is never closed'
export const textAfterQuote = 'there is text after the closing quote (a quote inside is written twice)'
export const quoteInside = 'a quote stands in a field that does not begin with one'
export const isSpreadsheet = 'the file is a spreadsheet (like .xlsx) under another name, not text'
export const isUtf16 = 'the file is UTF-16 text, not UTF-8'
export const isNotUtf8 = 'the file is not UTF-8 text'
export const fileIsEmpty = 'the file is empty: its first line names the columns'
export const saveAsCsv = (fault: string) => `${fault}: save it as “CSV UTF-8 (comma delimited)”`
export const commaNeedsQuotes = ': a text that holds a comma stands in quotes'
export const wrongFieldCount = (fields: number, columns: number, help: string) =>
  `the row has ${fields} fields, and the header ${columns}${help}`
export const fieldNumber = (number: number) => `field ${number}`
export const separatedByOther = (separator: string) =>
  `the file separates its columns by ${separator}: save it with commas, as “CSV UTF-8 (comma delimited)”`
export const semicolons = 'semicolons'
export const tabs = 'tabs'
export const uprightStrokes = 'upright strokes'
export const namelessColumns = (columns: string) =>
  `columns without a name: ${columns} (counted from the left)`
export const missingColumns = (columns: string) => `missing columns: ${columns}`
export const nothingToChange =
  'the header names one column alone: beside the code of a product stand the columns that change'
export const columnsTwice = (columns: string) => `columns named twice: ${columns}`
export const unknownColumns = (columns: string, help: string) => `unknown columns: ${columns}${help}`
export const didYouMeanColumn = (column: string) => ` (did you mean ${column}?)`
export const knownColumns = (columns: string, takesOthers: boolean) =>
  `. Known are ${columns}${takesOthers ? ' and attr:…' : ''}`

// shop.json
/** The third banner is "banners no. 3". */
export const placeNumber = (list: string, number: number) => `${list} no. ${number}`
export const didYouMeanKey = (meant: string) => `; did you mean "${meant}"?`
export const knownKeys = (keys: string) => `. Known are ${keys}`
export const unknownKey = (key: string, help: string) => `nothing is called "${key}" here${help}`
export const lookHere = 'look here, or just above,'
export const endsTooEarly = 'it ends too early: look'
export const notJson = (whereToLook: string) =>
  `is not JSON: ${whereToLook} for a missing or surplus comma, quote or bracket`
export const textInQuotes = 'text in quotes'
export const numberWithoutQuotes = 'a number without quotes'
export const listInBrackets = 'a list in [ ]'
export const groupInBraces = 'a group in { }'
export const isMissing = 'is missing'
export const mustBe = (what: string) => `must be ${what}`
export const tooSmall = (least: number | bigint) => `is less than ${least}`
export const tooLarge = (most: number | bigint) => `is more than ${most}`
export const listsTooMany = (most: number | bigint) => `lists more than ${most}`
export const longerThan = (most: number | bigint) => `is longer than ${most} characters`
export const saveAsUtf8 = (reason: string) => `${reason}: save it with the encoding UTF-8`
export const notPictureName = 'is not a picture’s file name'
export const notFilmName = 'is not a film’s file name (.mp4 or .webm)'
export const notColour = 'is not a colour'
export const notHttpAddress = 'is not an http(s) address'
export const notAddress = 'is not an address'
export const bandUpsideDown = 'its min must be less than its max'
export const notPixelId = 'is not a pixel id (digits only)'

// Policies as files
export const policyFileAt = (number: number) => `${placeNumber('policies', number)}, file`
export const policyOutside =
  'must be a Markdown file (.md) in this folder or in a folder of it, like policies/terms.md'
export const policyGone = 'is not in the folder'
export const policyEmpty = 'is empty'
export const policyTooLong = (most: number) => `is longer than ${most} characters`
export const policyNotSlug =
  'must have a name of small letters, digits and -, since its page has it too, like care-of-brass.md'
export const policyTwiceAsFile = (slug: string) =>
  `shop.json has a policy “${slug}” as well: leave one of them out, or name this file there`
export const policyWithoutShop = 'needs a shop.json beside it, with at least the name of the shop'
export const blankLeft = (blank: string) => `still has the blank ${blank}: shoppers read it so`

// Where a link leads that leads to nothing
export const missingSection = (section: string) => `section ${section}, which the shop does not have`
export const missingProduct = (slug: string) => `the product “${slug}”, which the shop does not sell`
export const missingPage = 'no page of this shop'

// What the shop says of itself, and what its catalogue is like
export const bannerLinkDead = (url: string, where: string) =>
  `“${url}” leads to ${where}: the banner shows without a link. Change it, or leave it empty`
export const bannerUrl = (number: number) => `${placeNumber('banners', number)}, url`
export const sectionLinkDead = (id: number, name: string, url: string, where: string) =>
  `that of ${id} (“${name}”), “${url}”, leads to ${where}: the tile leads to the section itself. Change it, or leave it empty`
export const bannerCaption = (number: number) => `${placeNumber('banners', number)}, caption`
export const deliveryNotFree = (claim: string, charged: number, all: number) => {
  const saysAnd = `says “${claim}”, and ${charged} of ${all} products on sale carry a delivery charge`
  return {
    reason: `${saysAnd} (recommendedSellingPrice): change the one or the other`,
    atDesk: `${saysAnd}: change the one or the other`,
  }
}
export const otherPercent = (text: string, percent: number) => {
  const saysAnd = `says “${text}”, and what is taken off online payment is ${percent}%`
  return {
    reason: `${saysAnd} (settings.onlineDiscountPercent): change the one or the other`,
    atDesk: `${saysAnd} (“${field.percent}”): change the one or the other`,
  }
}
export const noMailAddress =
  'is empty: nobody is written to when an order comes in, and customers see no mail address'
export const badMailAddress = (email: string) =>
  `“${email}” is no mail address: nobody is written to when an order comes in`

// Pictures
export const pictureLeftOut = (trouble: string) => `left out: ${trouble}`
export const pictureMissing = (name: string, folder: string) =>
  noPicture(name, folder, '. The placeholder shows')
export const pictureSpeltOtherwise = (name: string, folder: string, other: string) =>
  noPicture(name, folder, `, only “${other}”: spell both alike, capitals too. The placeholder shows`)
export const pictureInFolder = (name: string, folder: string) =>
  noPicture(
    name,
    folder,
    `: pictures lie side by side there, in no folder of their own, so write the file’s name alone. ${PLACEHOLDER}`,
  )
export const pictureWithoutEnding = (name: string, folder: string) =>
  noPicture(
    name,
    folder,
    ': a picture’s name has an ending, like .jpg (your computer may hide it). The placeholder shows',
  )
export const filmLeftOut = (name: string) => `“${name}” is left out: ${otherFilmKind}`
export const pictureIsAddress = (name: string) => {
  const isAddress = `“${name}” is an address, and pictures are fetched from addresses that begin with https:// alone: write that one, or save the picture,`
  return {
    reason: `${isAddress} put it into pictures/ and write its file name here. ${PLACEHOLDER}`,
    atDesk: `${isAddress} send it beside the sheet and write its file name here. ${PLACEHOLDER}`,
  }
}
const noPicture = (name: string, folder: string, more: string) => ({
  reason: `there is no picture “${name}” in ${folder}${more}`,
  atDesk: `there is no picture “${name}” among the files that were sent${more}`,
})
const PLACEHOLDER = 'Where there is no other picture, the placeholder shows'
export const notReadable = 'it cannot be read as a picture'
export const tooManyPixels = (width: number, height: number, millions: number) =>
  `it has ${width} × ${height} pixels, and no more than ${millions} million can be shown: make it smaller`
export const heicUnreadable =
  'it is a HEIC photo that cannot be read: save it as JPEG under the same name (an iPhone takes photos as JPEG with Settings, Camera, Formats, Most Compatible)'
export const otherFilmKind = 'films are .mp4 or .webm: save it as one of them'

// What a row changes that found its product by the name
export const sectionMoves = (from: string, to: string) => `section ${from} → ${to}`
export const productFound = ({ id, name, comesBack, changes }: ForeignProduct) =>
  `product ${id} “${name}” ${comesBack ? 'comes back, ' : ''}${changes}`
type ForeignProduct = { id: number; name: string; comesBack: boolean; changes: string }
export const itsStock = 'its stock'

// How faults are listed
export const moreKinds = (more: number) => `… and ${more} more kinds.`
export const onLine = (line: number) => `line ${line}`
export const moreLikeThis = (more: number, places: string) => `    … and ${more} more like this: ${places}, …`

// Of taxes
const andOthers = (count: number) => (count > 1 ? ` and ${count - 1} others` : '')
export const rateUnknown = (name: string, count: number) => {
  const unknown = `No tax rate is known for "${name}"${andOthers(count)}: their orders could not be packed.`
  return {
    reason: `${unknown} Give them an hsn or a tax_rate, or set tax.rate.`,
    atDesk: `${unknown} Give them an HSN code or a GST rate, or say “${field.rate}”.`,
  }
}
type SlabGap = { from: string; to: string; limit: string; lower: number; higher: number }
export const slabGapOpen = (name: string, price: string, count: number, gap: SlabGap) => {
  const { from, to, limit, lower, higher } = gap
  const open = `"${name}" at ${price}${andOthers(count)} (some only when paid online) cost between ${from} and ${to} with tax, where neither ${lower} % nor ${higher} % fits the limit of ${limit} without tax. ${higher} % is billed; ask your accountant,`
  return {
    reason: `${open} and set tax.slabGap to "lower" or "higher".`,
    atDesk: `${open} and choose “${field.slabGap}”.`,
  }
}
