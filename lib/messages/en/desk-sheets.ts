import { counted } from './counted.ts'

// Sheets, undo and export at the seller's desk.

export const sheetGone = 'This sheet is gone.'
export const sheetNotNow = 'That cannot be done now: it is under way, or done. The page shows how far it is.'
export const sheetMoved = 'Meanwhile it was looked at again. See what it would change now.'
export const sheetLooked = 'Please say that this is meant.'
export const sheetIsChecked = 'It is being read. You may leave this page: it goes on.'
export const sheetIsPublished = 'It is being published. You may leave this page: it goes on.'
export const sheetDropped = 'Thrown away.'
export const sheetBroke = 'Something of ours broke. The shop is as it was before; try again.'
export const sheetDied =
  'The shop was stopped half-way. Nothing was changed: the shop is as it was before. Try again.'
export const tooManySheets = 'Too much is open: publish it or throw it away first.'
export const noFilesYet = 'No file is here yet.'
export const filesUnderWay = 'Some files are still on their way. Wait for them, or remove them.'
export const filesHere = (count: number) => `${counted(count, 'file is', 'files are')} here.`
export const noRowsInSheet = 'None of these files is a sheet: .csv, .xlsx, .json or a zip of them.'
export const severalTables = 'There are several tables of another shop: send one at a time.'
export const ownerBringsShop = 'shop.json, delivery and policies are the owner’s to change: leave them out.'
export const ownerPublishes =
  'This changes the shop’s own words, its rules or its delivery: the owner publishes it.'
export const zipTooLarge = (most: number) =>
  `A zip holds at most ${most} files here: send the rest with another one.`
export const exportTooLarge =
  'The catalogue is larger than 4 GB: npm run catalogue -- export writes it into a folder.'
export const exportReady = (products: number, pictures: number) =>
  `${counted(products, 'thing')} and ${counted(pictures, 'picture')} are in the file.`
export const shopHasChanged =
  'Meanwhile the shop has changed, so it was not published. Look at what it would change now.'
export const undoLeaves = (count: number) =>
  `${counted(count, 'value is', 'values are')} not taken back, or not in full: “${notesTitle}” says which.`
export const stockOfSheet = 'Please type whole pieces, or leave it empty.'

// Pages
export const sheetsTitle = 'Many at once: sheets'
export const sheetsLead =
  'A sheet brings new things, prices, texts and stock: products.csv or .xlsx, the export of Shopify, WooCommerce or Meta, any table with a name and a price, with pictures beside it or in a zip. First it is only read, and you see what it would change.'
export const newSheet = 'Bring a sheet'
export const exportNow = 'Make a file of everything'
export const exportTitle = 'Take everything out'
export const exportLead =
  'A zip of the sheets, the pictures and the shop’s own words, which a sheet brings in again. It also has what you paid for things: keep it to yourself.'
export const downloadZip = 'Download the file'
export const downloadReport = 'The whole list as a file'
export const yourSheets = 'Sheets and exports'
export const backToSheets = 'Sheets'
export const sheetName = { import: 'A sheet', undo: 'Take back', export: 'Everything as a file' } as const
export const undoName = (publication: number, through: boolean) =>
  `Take back number ${publication}${through ? ' and all after it' : ''}`
export const states = {
  collecting: 'waits for its files',
  waiting: 'waits its turn',
  working: 'is under way',
  checked: 'is read, and not published',
  done: 'done',
  refused: 'needs a change',
  failed: 'did not work',
} as const
export const steps = {
  '': 'Begins',
  decoding: 'Reads HEIC photos',
  reading: 'Reads',
  fetching: 'Fetches pictures',
  saving: 'Compares and saves',
  indexing: 'Makes it found by search',
  writing: 'Writes',
  packing: 'Packs',
} as const
export const filesTitle = 'Its files'
export const sheetFilesHint = 'Each sheet up to 300 MB, each picture up to 30 MB, 500 files.'
export const sheetPlainHint =
  'Together at most 9 MB from this browser. A larger one needs a browser with script.'
export const sendFiles = 'Send these files'
export const fileSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
export const removeFile = (name: string) => `Remove ${name}`
export const howRead = 'How it is read'
export const fromLabel = 'What it is'
export const formats = {
  auto: 'Find out',
  own: 'Our own sheet',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
  meta: 'Meta (Facebook, Instagram)',
  table: 'Any table',
} as const
export const stockLabel = 'Pieces of each, where it says nothing of stock'
export const withdrawLabel = 'Take off the shop what is not in it'
export const byNameLabel = 'Rows without a code mean the thing of that name'
export const beforeIsMrpLabel =
  'Prices of before in another shop’s file (compare at, retail price) are the MRPs printed on the goods'
export const strictLabel = 'Refuse what the law wants declared and is not'
export const readIt = 'Read it'
export const readAgain = 'Read it again'
export const otherFiles = 'Other files'
export const isUnderWay = 'You may leave this page: it goes on by itself.'
export const lookAgain = 'Look again'
export const faultsTitle = 'To be put right first'
export const notesTitle = 'To know'
export const convertedTitle = 'What was read'
export const wouldChange = 'What it would change'
export const hasChanged = 'What has changed'
export const askedTitle = 'Is this meant?'
export const isMeant = 'Yes, this is meant'
export const publishIt = 'Publish'
export const nothingToPublish = 'Nothing would change.'
export const throwAway = 'Throw away'
export const publishedTitle = 'What was published'
export const publishedLead =
  'The last ten sheets and the last ten pages saved under Shop can be taken back. What was changed by hand is on each thing’s page.'
export const savedAt = (page: string) => `Shop, ${page}: saved`
export const nothingPublished = 'Nothing was published by a sheet yet.'
export const undoIt = 'Take back …'
export const undoThrough = 'and all that came after it'
export const handMade = 'Changed by hand'
export const publicationNumber = (id: number) => `Number ${id}`
export const isUndoneBy = (id: number) => `taken back by number ${id}`
