// Keys for programs at the desk, and by npm run keys

export const programsTitle = 'Keys for programs'
export const programsLead =
  'A program that you or your engineer use (accounts, sheets, a courier’s) works in the shop with a key of its own. It may do what you tick, and what it does stands in the book. Give each program its own key, and end it when it is not used any more.'
export const makeKeyTitle = 'A new key'
export const keyNameField = 'What it is for'
export const keyNameHint = 'Like “Accounts”. This name stands in the book.'
export const mayField = 'What it may do'
export const makeKeyNow = 'Make the key'
export const keyIsReady = 'The key is ready. Copy it now: it is shown this once, and kept nowhere.'
export const keyLostOnTheWay =
  'The key was made, but did not arrive here. End it below, and make another one.'
export const keyIs = 'The key'
export const keysThere = 'Keys that work'
export const noKeys = 'There is no key yet.'
export const keysEnded = 'Keys that were ended'
export const endsWith = (ending: string) => `ends with …${ending}`
export const madeBy = (name: string, when: string) => `made by ${name}, ${when}`
export const usedLast = (when: string) => `last used ${when}`
export const neverUsed = 'never used'
export const endedBy = (name: string, when: string) => `ended by ${name}, ${when}`
export const endKeyNow = 'End this key'
export const endKeyWhat = 'Whatever uses it stops working at once. It cannot be taken back.'
export const keyEnded = (name: string) => `The key “${name}” opens nothing any more.`
export const keyNameNeeded = 'Please say what it is for, in at most 60 letters.'
export const keyNameTaken = 'There is a key of this name already. End it first, or choose another name.'
export const scopesNeeded = 'Please tick at least one thing that it may do.'
export const tooManyKeys = (most: number) => `There are ${most} keys already. End one first.`
export const keyGone = 'This key was ended already, or there is none like it.'
export const howToUse = 'How it is used stands in docs/api.md, and at /api/v1/openapi.json.'

export const scopeNames = {
  'orders:read': 'Read orders, with names and addresses',
  'orders:write': 'Pack, send, cancel orders and the like',
  'products:read': 'Read products',
  'products:write': 'Add and change products and prices',
  'stock:read': 'Read stock',
  'stock:write': 'Add to stock and take from it',
  'parcels:read': 'Ask couriers for prices, and read their parcels and labels',
  'parcels:write': 'Book couriers, which costs money, and cancel bookings',
  'customers:read': 'Read customers, with numbers and mail addresses',
  'returns:read': 'Read returns',
  'returns:write': 'Accept, refuse and refund returns',
  'bills:read': 'Read bills',
  'money:read': 'Read the shop’s figures',
  'money:write': 'Take in what couriers paid out',
}

// npm run keys.
export const keysUsage = `npm run keys -- make --name NAME --scopes SCOPES   a key for a program, shown once; SCOPES like orders:read,stock:write
npm run keys -- list             the keys that work, and when each was last used
npm run keys -- revoke NAME      ends a key, at once`
export const keysKeptBy = 'Keys for programs are kept by'
export const unknownKeysVerb = (verb: string) => `There is no "${verb}" for keys.`
export const whichKey = 'Which key? Say its name, as the list has it.'
export const unknownScope = (scope: string, all: string) => `"${scope}" is no scope. There are: ${all}.`
export const scopesAre = (all: string) => `Say what it may do with --scopes. There are: ${all}.`
