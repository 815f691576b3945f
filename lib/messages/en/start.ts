// Settings
export const notWholeNumber = (name: string, least: number, most: number, given: string) =>
  `${name} must be a whole number from ${least} to ${most}, and it is "${given}".`
export const notOneOf = (name: string, words: string, text: string) =>
  `${name} must be ${words}, and it is "${text}".`
export const localWebhooksOnHttps =
  'LOCAL_WEBHOOKS is yes, and SITE_URL begins with https://. A shop on the internet tells nothing to addresses of its own machine: leave it out.'
export const samePort = (name: string, other: string) => `${name} must be another port than ${other}.`
export const notYesOrNo = (name: string, given: string) => `${name} must be yes or no, and it is "${given}".`
export const notAddressThatBegins = (name: string, beginnings: string) =>
  `${name} must be an address that begins with ${beginnings}.`
export const addressWithQuery = (name: string) => `${name} must be an address without "?" and "#".`
export const siteUrlWithPath = 'SITE_URL must be the address of the whole site, without a path.'
export const notMailAddress = (name: string, given: string) =>
  `${name} must be a mail address, and it is "${given}".`
export const keysApart = (id: string, secret: string) =>
  `${id} and ${secret} go together: set both, or neither and no webhook secret.`
export const allOrNone = (names: string) =>
  `${names} go together: set them all, or none of them (docs/settings.md says which may stay away).`
export const notPhoneId = (name: string) =>
  `${name} must be the id of the phone number at Meta, which has digits only; it is not the number itself.`
export const tooShort = (name: string, least: number) => `${name} must have at least ${least} characters.`
export const messagesFileWrong = (file: string, trouble: string) =>
  `${file} (MESSAGES_FILE) names no templates that can be used: ${trouble}`
export const notJson = 'it is not JSON.'
export const fieldIs = (field: string, trouble: string) => `${field}: ${trouble}`

// The folder of data
export const dataFolderNeeded = (dataDir: string, trouble: string) =>
  `DATA_DIR must be a folder that can be written to, and ${dataDir} is none: ${trouble}`
export const notFolder = 'it is no folder'
export const thisMachine = 'this machine'
export const noShopInDatabase = (database: string, host: string) =>
  `There is no shop in the database ${database} at ${host}. Every command needs the DATABASE_URL that the shop was started with.`
export const noShopInFolder = (dataDir: string) =>
  `There is no shop in ${dataDir}. Every command needs the DATA_DIR that the shop was started with.`
export const dataDirIsFile = (dataDir: string) =>
  `${dataDir} is a file. DATA_DIR is the folder that the shop was started with.`
export const dataDirUnreadable = (dataDir: string) =>
  `The folder ${dataDir} (DATA_DIR) may not be read by this user: run the command as the user that starts the shop.`

// The database
export const databaseSilent = (host: string, trouble: string) =>
  `The database at ${host} (DATABASE_URL) does not answer: ${trouble}`
export const migrationChanged = (name: string) =>
  `Migration ${name} was changed after this database applied it: write a new one instead.`
export const migrationFailed = (name: string, trouble: string) =>
  `Migration ${name} failed, and nothing of it is left: ${trouble}`
export const backupInShop = (target: string, dataDir: string) =>
  `${target} lies in the shop's own folder: name one outside ${dataDir}.`
export const backupNotWritable = (folder: string, trouble: string) =>
  `${folder} cannot be written to: ${trouble}`
export const backupNotEmpty = (target: string) => `${target} is not empty: name a new folder for each backup.`

// The PostgreSQL that the shop starts
export const postgresDidNotStart = (trouble: string) => `PostgreSQL did not start: ${trouble}`
export const noPostgresHere =
  'The shop starts its own PostgreSQL on Linux and macOS only: on Windows set DATABASE_URL, or use WSL.'
export const noPostgresFiles = (name: string) =>
  `PostgreSQL's files for ${name} are not in node_modules: run "npm ci", or set DATABASE_URL to use another PostgreSQL.`
export const otherPassword =
  'The password in DATA_DIR/secrets/database is not that of the database beside it: they belong together.'
export const otherPostgresVersion = (data: string, found: string, brought: string) =>
  `The data in ${data} is of PostgreSQL ${found}, and this shop brings PostgreSQL ${brought}.`
export const dataNotMade = (trouble: string) => `PostgreSQL's data could not be made: ${trouble}`
export const endedWith = (signal: string) => `it ended with ${signal}`
export const needsGlibc =
  'its files need glibc, and this system has musl: set DATABASE_URL to use another PostgreSQL'
export const noUserForPostgres =
  'PostgreSQL does not run as root, and this system has neither a user "postgres" nor "nobody": set DATABASE_URL, or start the shop as another user.'
export const dataOfAnotherUser = (data: string) =>
  `The data in ${data} belong to another user of this system: start the shop as that user, or as root.`

export const serverNotStarted = 'The server could not be started:'

// What is told at the start
export const haatIsAt = (address: string, keptIn: string) => `Haat is at ${address}, ${keptIn}.`
export const noMails =
  'No mail is sent: SMTP_URL is not set, so links for new passwords and news of orders only become files in DATA_DIR/outbox.'
export const noTemplates = (channel: string, file: string) =>
  `Nothing is sent by ${channel}: ${file} names no template for it. "npm run messages -- templates" shows what to register.`
export const practicePhoneIsAt = (address: string) =>
  `Messages to phones are not sent: each browser finds those about its own orders at ${address}.`
export const everythingKeptBy = (apiHost: string) => `everything is kept by ${apiHost}`
export const searchMadeReady = 'Search was made ready for this version of the shop.'
export const demoPutIn = (products: number) => `The demo shop was put in: ${products} products.`
export const dataHereAndInDatabase = (dataDir: string, host: string) =>
  `its data in ${dataDir} and in the database at ${host}`
export const dataHere = (dataDir: string) => `its data in ${dataDir}`
export const dataHereAndThere = (dataDir: string, folder: string) => `its data in ${dataDir} and in ${folder}`
export const picturesAt = (places: string, store: string) => `${places}, its pictures at ${store}`
export const atFor = (here: string, siteUrl: string) => `${here} (for ${siteUrl})`

// While the shop runs
export const unknownProxy = (requests: number, address: string) =>
  `All ${requests} requests so far came from ${address}, which is a private address: if that is a proxy, set TRUST_PROXY=yes. Until then all shoppers count as one: the wrong passwords of one slow down all, and nothing is limited by address.`
export const clockIsOff = (seconds: number) =>
  `The clock of this machine is ${Math.abs(seconds)} seconds ${seconds > 0 ? 'ahead of' : 'behind'} the database’s, which the shop goes by: see that both are set by a time server.`
export const doorUnknown = 'Whether the shop is open could not be read:'
export const keysUnknown = 'The keys of providers could not be read:'
export const buildNotKept = (trouble: string) =>
  `The scripts of this build are not kept for pages that stay open past the next release: ${trouble}`

// The database, while the shop runs
export const databaseGone = (trouble: string) =>
  `The database takes no writes (${trouble}). Kept pages are shown; what needs it is answered with 503 until it is back.`
export const databaseBack = (host: string, seconds: number) =>
  `The database takes writes again${host && ` at ${host}`}, after ${seconds} s.`
export const databaseAway = 'The database is away.'
export const serverReadOnly = 'This server takes no writes.'
export const commitUnheard = 'The connection was lost during a commit.'
export const noAnswerWithin = (seconds: number) => `It did not answer within ${seconds} s.`
export const watchFailed = 'The watch of the database failed:'
export const noStatementTimeout = (user: string) =>
  `Nothing ends a statement that hangs: a pooler stands before the database, which takes no such setting from the shop. Set it there once: alter role "${user}" set statement_timeout = '15s'.`
export const replicaBehind = (trouble: string) =>
  `Lists and searches are read from the primary: the read replica ${trouble}.`
export const replicaBack = 'Lists and searches are read from the read replica again.'
export const secondsBehind = (seconds: number) => `is ${seconds} s behind`
export const replicaSilent = (trouble: string) => `does not answer (${trouble})`
export const clockOff = (seconds: number) => `has a clock that is off by ${seconds} s`
