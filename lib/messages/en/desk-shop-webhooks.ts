import { counted } from './counted.ts'

// Addresses of programs that are told of orders and things, at the desk

export const webhooksTitle = 'Webhooks'
export const webhooksLead =
  'Here you say which programs are told when an order comes or a thing changes: your accounts, a sheet, a warehouse. They are sent the number of the order and where it stands, no name and no address. Whoever builds the program finds the rest in docs/webhooks.md.'
export const noWebhooks = 'No program is told anything yet.'
export const addTitle = 'Add an address'
export const addNow = 'Add'
export const address = 'Address'
export const addressHint = 'It begins with https:// and is on the internet.'
export const toldOf = 'What it is told'
export const lowAt = 'Pieces that are left when pieces run out'
export const lowAtHint = 'It is told when a stock falls to this number.'
export const numberNeeded = 'This address is not there any more.'

export const secretTitle = 'The secret'
export const secretLead =
  'The program checks with it that a message is from your shop. Copy it now: it is not shown again. If it gets lost, make a new one.'
export const secretLost = 'It was made before, and its secret is not shown again. Make a new one.'
export const copySecret = 'Copy the secret'
export const toAddress = 'To the address'

export const toWebhooks = 'Webhooks'
export const isOn = 'on'
export const isOff = 'off'
export const offBecause: Record<string, string> = {
  owner: 'It is turned off: nothing is sent.',
  gone: 'It answered that it is gone (410), so it was turned off.',
  failing: 'It took nothing for five days, so it was turned off.',
}
export const failsSince = (count: number, when: string) =>
  `${counted(count, 'try', 'tries')} failed one after the other, since ${when}.`
export const lastTook = (when: string) => `It last took a message on ${when}.`
export const tookNothing = 'It has taken nothing yet.'
export const waitingNow = (count: number) => `${counted(count, 'message')} waiting`
export const givenUp = (count: number) => `${counted(count, 'message')} given up`
export const oldSecretCounts = (until: string) => `The secret before counts until ${until}.`

export const testNow = 'Send a test'
export const changeTitle = 'What it is told'
export const saveEvents = 'Save'
export const newSecretTitle = 'A new secret'
export const newSecretWhat =
  'For a day messages are signed with the old one too, so that the program can be changed.'
export const newSecretNow = 'Make a new secret'
export const turnOff = 'Turn off'
export const turnOffWhat = 'Nothing is sent any more, and what waits is given up.'
export const turnOn = 'Turn on'
export const removeTitle = 'Remove this address'
export const removeWhat = 'It is told nothing any more, and what it was told is forgotten here.'
export const removeNow = 'Remove'

export const messagesTitle = 'Messages'
export const allMessages = 'All'
export const deadMessages = 'Given up'
export const noMessages = 'None.'
export const newerMessages = 'Newer'
export const olderMessages = 'Older'
export const tookIt = (status: number | null) => `taken${status ? ` (${status})` : ''}`
export const diedOf = (why: string) => `given up: ${why || 'no answer'}`
export const triedTimes = (count: number, next: string, why: string) =>
  count === 0 ? 'waits to be sent' : `${counted(count, 'try', 'tries')} failed, next on ${next}: ${why}`
export const sendAgain = 'Send again'
export const sendAllAgain = 'Send what was given up again'
export const since = 'Since (empty: all)'
export const alsoTaken = 'Also what it has taken'
