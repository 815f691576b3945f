import { counted } from './counted.ts'

// Pages of the things of the shop at the seller's desk.

export const thingsTitle = 'Things'
export const addThing = 'Add a thing'
export const searchThings = 'Name, SKU or code'
export const search = 'Search'
export const inSection = 'Section'
export const everySection = 'All sections'
export const views = {
  all: 'All',
  few: 'Running out',
  out: 'Sold out',
  hidden: 'Hidden',
  'no-picture': 'No picture',
} as const
export const runningOutAt = (few: number) => `Running out: a size has ${few} or fewer.`
export const fewerThan = 'So many or fewer'
export const noThings = 'Nothing here yet'
export const noThingsLead = 'Add a first thing: a photo, a name and a price are enough.'
export const noneFound = 'Nothing fits that.'
export const showAllThings = 'Show all'
export const nextThings = 'More'
export const firstThings = 'To the beginning'
export const draftsTitle = (count: number) => `${counted(count, 'draft')}`
export const draftWithoutName = 'Without a name yet'
export const pieces = (count: number) => counted(count, 'piece')
export const neverOut = 'Does not run out'
export const tags = { hidden: 'Hidden', out: 'Sold out', few: 'Running out', draft: 'Draft' } as const
export const chooseThing = (name: string) => `Choose ${name}`
export const withChosen = 'Change the chosen ones'
export const withAllFound = 'Change all that are found'
export const moreWays = 'Sheets, order, and what is missing'
export const toSheets = 'Many at once: a sheet'
export const toSort = 'Sort a section'
export const toSections = 'Sections: names, order, pictures'
export const toSearches = 'Searched for and not found'
export const toFeeds = 'What Google and Meta miss'
export const backToThings = 'Things'
export const noPicture = 'No picture'

// A new thing
export const newThingTitle = 'A new thing'
export const newThingLead = 'Pictures first, then name, section and price. All else can wait.'
export const picturesTitle = 'Pictures'
export const picturesHint = (most: number) =>
  `Up to ${most}, each up to 30 MB; the first one is the main one. They are turned upright and made smaller, and lose their place and date.`
export const picturesPlainHint = 'Together at most 9 MB from this browser: send a few at a time.'
export const nameLabel = 'Name'
export const sectionLabel = 'Section'
export const chooseOne = 'Choose'
export const newSectionLabel = 'Or a new section'
export const newSectionHint = 'Like Sarees, or Women > Sarees > Silk'
export const priceLabel = 'Price in ₹'
export const mrpLabel = 'MRP in ₹'
export const mrpHint = 'As printed, with all taxes. Empty: none.'
export const sizesTitle = 'Sizes and pieces'
export const sizesLead = 'One kind only: leave the size empty. A price here is for that size alone.'
export const sizeLabel = 'Size'
export const piecesLabel = 'Pieces'
export const ownPriceLabel = 'Its price'
export const moreSizes = 'More sizes'
export const coloursLabel = 'Colours'
export const coloursHint = 'With commas: Red, Indigo'
export const descriptionLabel = 'What is it like?'
export const laterTitle = 'What may wait'
export const publishThing = 'Put into the shop'
export const keepDraft = 'Keep as draft'
export const dropDraftTitle = 'Throw this draft away'
export const dropDraftLead = 'Its pictures and words go for good.'
export const dropDraftNow = 'Throw away'

// Pictures
export const sendPictures = 'Send these pictures'
export const firstOne = 'First'
export const moveUp = 'Earlier'
export const moveDown = 'Later'
export const removeIt = 'Remove'
export const moveUpOf = (what: string) => `${what}: earlier`
export const moveDownOf = (what: string) => `${what}: later`
export const firstOf = (what: string) => `${what}: first`
export const removeOf = (what: string) => `Remove ${what}`
export const pictureNth = (nth: number) => `Picture ${nth}`
export const altLabel = (nth: number) => `What picture ${nth} shows, in words`
export const textsTitle = 'What they show, in words'
export const saveTexts = 'Save these words'
export const halfSent = 'Not all of it has arrived. Choose the same file again, or remove it.'
export const waitingPictures = 'Sent, and not on the page yet'
export const putOnPage = 'Put on the page'
export const morePictures = 'Add pictures'

// One thing
export const seePage = 'See its page'
export const pageHidden = 'Nobody sees it: it is hidden.'
export const priceTitle = 'Price'
export const nowPrice = (price: string) => `Now ${price}.`
export const saleTitle = 'A price for a time'
export const salePriceLabel = 'Sale price in ₹'
export const saleFromLabel = 'From'
export const saleToLabel = 'To'
export const saleHint = 'Days like 25/11/2026. Empty both: no sale.'
export const savePrice = 'Save the price'
export const stockTitle = 'Stock'
export const stockLead = 'Press to add or take: what was ordered meanwhile stays counted.'
export const otherNumber = 'Another number'
export const differenceLabel = 'More or fewer'
export const differenceHint = 'Like 12 or −3'
export const changeStock = 'Change'
export const addPieces = (by: number, what: string) => `${what}: ${by} more`
export const takePieces = (by: number, what: string) => `${what}: ${by} fewer`
export const sharedPieces = 'shares the pieces of its size'
export const promised = (promise: string) => `Sold when out: ${promise}`
export const addSizeTitle = 'Add a size'
export const addSizeNow = 'Add it'
export const removeSizeTitle = 'Take a size away'
export const removeSizeLead = 'Its pieces are not counted any more.'
export const choicesTitle = 'Choices with their own price'
export const addChoiceTitle = 'Add a choice'
export const emptyIsThings = 'Empty: that of the thing.'
export const choicePrice = 'Price in ₹'
export const skuLabel = 'SKU'
export const promiseLabel = 'When out, sell with this promise'
export const countedLabel = 'Counted'
export const countedWays = {
  same: 'As it is',
  counted: 'Count it, beginning with 0',
  endless: 'Never runs out',
} as const
export const isShownLabel = 'In the shop'
export const yes = 'Yes'
export const no = 'No, hidden'
export const save = 'Save'
export const wordsTitle = 'Words'
export const longTextLabel = 'More about it'
export const brandLabel = 'Brand'
export const materialLabel = 'Material'
export const badgeLabel = 'Badge on its picture'
export const tagsLabel = 'Tags, for search and collections'
export const seoTitleLabel = 'Title for search engines'
export const seoTextLabel = 'Text for search engines'
export const filmLabel = 'YouTube address'
export const placeTitle = 'Section'
export const typeLabel = 'What it is within its section'
export const codesTitle = 'Codes, weight, purchase'
export const barcodeLabel = 'Barcode'
export const weightLabel = 'Weight in grams'
export const lengthLabel = 'Length of its box in cm'
export const breadthLabel = 'Breadth of its box in cm'
export const heightLabel = 'Height of its box in cm'
export const purchaseLabel = 'What you paid, in ₹ (only you see it)'
export const supplierLabel = 'Supplier (only you see it)'
export const toldTitle = 'What the law asks: HSN, tax, origin, maker'
export const toldLead = 'Empty: what its section or the shop says.'
export const told = {
  hsn: 'HSN code',
  tax_rate: 'GST rate in percent',
  tax_class: 'Tax class (nil, merit, standard, demerit, by-price)',
  origin_country: 'Made in',
  net_quantity: 'Net quantity, like 1 N or 500 g',
  generic_name: 'Common name',
  best_before: 'Best before',
  manufacturer: 'Manufacturer',
  manufacturer_address: 'Address of the manufacturer',
  packer: 'Packer',
  packer_address: 'Address of the packer',
  importer: 'Importer',
  importer_address: 'Address of the importer',
  care_contact: 'Whom customers ask',
  size_chart: 'Size chart in cm',
} as const
export const coloursTitle = 'Colours'
export const factsTitle = 'Facts of your own'
export const factsLead = 'Like Washing: by hand. An emptied one goes.'
export const newFactName = 'Name of a new fact'
export const newFact = 'What it says'
export const copyThing = 'Copy as a draft'
export const hideTitle = 'Take it off the shop'
export const hideLead =
  'Nobody sees or buys it any more. It is kept, since orders and bills name it, and can come back.'
export const hideNow = 'Hide it'
export const showNow = 'Show it again'
export const changesTitle = 'Last changes'
export const changeLine = (what: string, at: string) => `${what}, ${at}`
export const takeBack = 'Take it back'
export const takenBack = 'taken back'

// Many at once
export const manyTitle = (count: number) => `${counted(count, 'thing')} chosen`
export const andSoMany = (more: number) => `and ${more} more`
export const priceBy = 'Price by percent'
export const percentLabel = 'Percent'
export const percentHint = '10 is dearer, −10 cheaper'
export const roundingLabel = 'Round to'
export const roundings = {
  rupee: 'whole rupees',
  five: 'five rupees',
  nine: 'rupees that end in 9',
  none: 'the paisa',
} as const
export const showPrices = 'Show the new prices'
export const pricesTitle = (percent: number) => `Prices ${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`
export const thingColumn = 'Thing'
export const beforeAndAfter = 'Prices before and after'
export const beforeColumn = 'Before'
export const afterColumn = 'After'
export const aboveMrp = 'stays: above its MRP'
export const leftByMrp = (count: number) =>
  `${counted(count, 'price stays', 'prices stay')} as it is, since nothing may be sold above its MRP.`
export const fallByHalf = (count: number) =>
  `${counted(count, 'price falls', 'prices fall')} by more than half.`
export const changePrices = (count: number) => `Change ${counted(count, 'price')}`
export const noPriceChanges = 'No price would change.'
export const moveTo = 'Put into a section'
export const moveNow = 'Put them there'
export const hideMany = 'Hide them'
export const showMany = 'Show them'
export const visibleTitle = 'Hide or show'
export const hideManyLead = 'Nobody sees or buys them any more, until you show them again.'

// Order
export const sortTitle = 'Sort a section'
export const sortLead = 'As shoppers see it. Drag, or press the arrows.'
export const sortWhich = 'Show this section'
export const saveOrder = 'Save this order'
export const restFollows = (count: number) =>
  `${counted(count, 'more thing follows', 'more things follow')} these.`

// Searches and feeds
export const searchesTitle = 'Searched for and not found'
export const searchesLead =
  'What shoppers looked for in the last 90 days. Add the thing, or teach the search a word with synonyms.csv in a sheet.'
export const searchedTimes = (count: number) => counted(count, 'time', 'times')
export const foundNow = 'found by now'
export const noMissed = 'Every search has found something.'
export const feedsTitle = 'What Google and Meta miss'
export const feedHolds = (told: number, products: number) => `${told} rows of ${counted(products, 'thing')}`
export const feedsCut = (count: number) =>
  `Of the first ${counted(count, 'thing')}; npm run catalogue -- feeds looks at all.`
export const feedLacks = (count: number) => counted(count, 'thing')
export const feedComplete = 'Nothing is missing.'
export const feedNames = { 'google.xml': 'Google', 'meta.csv': 'Meta' } as const
