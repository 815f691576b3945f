// npm run move
export const moveUsage = `npm run move -- database URL | database embedded [--replace]
npm run move -- media s3://BUCKET/FOLDER | media folder
npm run move -- secrets FOLDER
Stop the shop first. What there is now is where the settings say; it is only read, and stays. docs/operations.md tells the whole way.`
export const unknownMove = (verb: string) => `There is nothing to move that is called "${verb}".`
export const nameTarget = 'Say where to: a database’s address, s3://…, a folder, "embedded" or "folder".'
export const movedElsewhere = (apiHost: string) =>
  `Everything is kept by ${apiHost} (API_HOST): there is nothing here to move.`

// What keeps a move from beginning
export const notDatabaseUrl =
  'A database’s address is postgres://user:password@host:5432/name, with several hosts between commas where there are; "embedded" is the shop’s own PostgreSQL.'
export const databaseAt = (name: string, hosts: string) => `${name} at ${hosts}`
export const ownPostgres = 'the shop’s own PostgreSQL'
export const alreadyThere = (place: string) => `That is where it is already: ${place}.`
export const shopIsRunning = (sessions: number) =>
  `The shop is running, or another command is (${sessions} of its connections): stop it first. What it wrote meanwhile would be lost.`
export const tablesInUse =
  'The tables of the shop are in use by something else: stop that first. What it wrote meanwhile would be lost.'
export const shopStartedMeanwhile =
  'The shop was started while it was being moved: stop it and run the move again, which goes on from here.'
export const targetIsRunning = (sessions: number) =>
  `A shop is running on the database there (${sessions} of its connections): stop it first.`
export const noShopToMove = (place: string) => `There is no shop in ${place}.`
export const startOnceFirst = (name: string) =>
  `The shop has not been started with this version yet (${name} is missing): start it once, stop it, and move then.`
export const newerThanThis = (name: string) =>
  `The shop has been started with a newer version than this one (${name}): move it with that one.`
export const targetTooOld = (version: string) =>
  `The database there is PostgreSQL ${version}: it must be 15 or newer.`
export const targetSortsOtherwise = (name: string) =>
  `The database there does not keep text as the shop does (UTF-8, in the order of its characters). Make it anew: ${createsDatabase(name)}`
export const targetRefuses = (name: string, trouble: string) =>
  `The database there does not let its user make tables: ${trouble}. Let that user own it: ${createsDatabase(name)}`
const createsDatabase = (name: string) =>
  `create database ${name} owner USER template template0 encoding 'UTF8' locale 'C.UTF-8'`
export const takesNoWrites = (place: string, trouble: string) =>
  `${place} does not answer, or takes no writes: ${trouble}`
export const connectionLost = (trouble: string) =>
  `The connection to a database was lost (${trouble}). Nothing is lost: run the move again, which goes on from here.`
export const targetIsPooler =
  'A pooler stands before the database there: name the database’s own address, since tables are made and filled in one session.'
export const sameDatabase = 'Both addresses lead to the same database: that is where the shop is already.'
export const targetHoldsTables = (tables: string) =>
  `The database there is not empty (${tables}): name an empty one.`
export const targetHoldsShop = 'The database there holds another shop: name an empty one.'
export const targetHoldsEarlier = (orders: number) =>
  `The database there holds this same shop as it was earlier, with ${orders} orders. --replace overwrites it.`
export const targetIsLater =
  'The database there holds this same shop with orders that are not here: it is not overwritten. Was the other direction meant?'
export const otherMoveThere = 'A move of another shop was begun into that database: name an empty one.'
export const moveUnderWay = 'Another move into that database is under way.'
export const tableUnknown = (name: string) => `The table ${name} is none of the shop’s: it stays behind.`
export const moveUnfinished =
  'A move into this database has not ended: run "npm run move" again with the settings of before, or name another database.'

// While it goes on
export const databaseMoves = (from: string, to: string) => `The database is copied from ${from} to ${to}.`
export const moveGoesOn = 'A move that was interrupted goes on.'
export const tableMoved = (done: number, of: number, name: string, rows: number) =>
  `${done} of ${of}: ${name}, ${rows} rows`
export const tableUnderWay = (name: string, megabytes: number) => `${name}: ${megabytes} MB so far`
export const tableAlreadyMoved = (done: number, of: number, name: string, rows: number) =>
  `${done} of ${of}: ${name}, ${rows} rows, was there already`
export const tableDiffers = (name: string, here: string, there: string) =>
  `The table ${name} has ${here} here and ${there} there. Nothing is lost: run the move again.`
export const rowsAndSum = (rows: number, sum: string) => `${rows} rows with the checksum ${sum}`
export const linksChecked = 'All links between the tables are checked.'

// At the end
export const databaseMoved = (tables: number, rows: number, sequences: number) =>
  `${tables} tables with ${rows} rows and ${sequences} counters are there; count and checksum of each are those of here.`
export const sumMoved = (what: string, count: number, rupees: string) => `${what}: ${count}, ${rupees} in all`
export const moneyNames: Record<string, string> = {
  orders: 'Orders',
  payments: 'Payments',
  refunds: 'Refunds',
  bills: 'Bills',
  credit_notes: 'Credit notes',
}
export const databaseSettings = (url: string) =>
  `Now put this into .env, and start the shop:\nDATABASE_URL=${url}`
export const embeddedSettings = 'Now take DATABASE_URL out of .env, and start the shop.'
export const secretsNeeded = 'On another machine it needs its secrets too: npm run move -- secrets FOLDER.'

// Pictures
export const notMediaTarget = 'Pictures move to s3://BUCKET/FOLDER, or back to "folder".'
export const mediaMove = (from: string, to: string) => `The pictures are copied from ${from} to ${to}.`
export const mediaHoldsOthers = (count: number, name: string) =>
  `There are ${count} other files there, ${name} among them: name an empty folder of the store.`
export const mediaCounted = (done: number, of: number, megabytes: number) =>
  `${done} of ${of} files, ${megabytes} MB`
export const mediaMoved = (files: number, bytes: number, before: number) =>
  `${files} files with ${bytes} bytes are there, each with the checksum of here${before ? `; ${before} of them were there before` : ''}.`
export const mediaDiffers = (count: number, name: string) =>
  `${count} files are not there as they are here, ${name} among them. Nothing is lost: run the move again.`
export const mediaSettingsNow = (url: string) =>
  `Now put this into .env, and start the shop:\nMEDIA_URL=${url}`
export const folderSettingsNow = 'Now take MEDIA_URL out of .env, and start the shop.'
export const mediaNotMoved = (reason: string) =>
  `The pictures were not moved, because ${reason}. Run it again when that is mended.`

// Secrets
export const secretsMoved = (names: string, folder: string) =>
  `${names} are in ${folder}, each in a file of its own. They are as secret as the shop: give the folder to each copy (SECRETS_FROM) and to nobody else.`
export const secretsDiffer = (name: string, folder: string) =>
  `${folder}/${name} is there and says something else: it is of another shop.`
