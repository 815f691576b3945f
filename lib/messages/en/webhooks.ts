// Programs that are told of what happens: what their owner reads, at the desk and from the command

export const eventNames: Record<string, string> = {
  'order.placed': 'An order came',
  'order.confirmed': 'An order to pay at the door was confirmed',
  'order.paid': 'An order was paid online',
  'order.packed': 'An order was packed',
  'order.shipped': 'A parcel was sent, or its number corrected',
  'order.delivered': 'A parcel arrived',
  'order.cancelled': 'An order was cancelled, or its parcel lost',
  'order.returned': 'A parcel or a part of it came back',
  'order.refunded': 'Money went back',
  'stock.low': 'Pieces run out',
  'product.changed': 'A thing was changed',
}

export const addressWrong = 'Type a whole address, like https://example.com/hooks.'
export const addressRefused = (why: string) => `This address cannot be told anything: ${why}.`
export const noSuchEvent = (name: string, known: string) =>
  `There is no event "${name}". There are: ${known}.`
export const chooseEvents = 'Choose at least one event.'
export const lowAtWrong = (most: number) => `The number of pieces is a whole number from 0 to ${most}.`
export const tooManyWebhooks = (most: number) => `There are ${most} addresses already. Remove one first.`
export const webhookKnown = (url: string) => `${url} is there already.`
export const noWebhook = (id: number) => `There is no address with the number ${id}.`
export const noSuchMessage = (id: number) =>
  `Message ${id} of this address is not there, or is on its way already.`

export const webhookAdded = (id: number) => `Address ${id} is added. Its secret is shown this once.`
export const webhookChanged = (id: number) => `Address ${id} is told of these from now on.`
export const newSecretMade = (id: number, hours: number) =>
  `Address ${id} has a new secret, shown this once. For ${hours} hours messages are signed with the old one too.`
export const webhookRemoved = (id: number) => `Address ${id} is removed, with what waited for it.`
export const webhookOn = (id: number) => `Address ${id} is told again, of what happens from now on.`
export const webhookOff = (id: number) => `Address ${id} is told nothing any more.`
export const turnOnFirst = (id: number) => `Address ${id} is turned off. Turn it on first.`
export const replayed = (count: number) =>
  count === 1 ? 'One message is sent again.' : `${count} messages are sent again.`
export const webhookAnswered = (status: number) =>
  `It answered with ${status}: it takes messages of this shop.`
export const webhookNotTaken = (why: string) => `The test was not taken: ${why}.`

export const answeredRedirect = (status: number) =>
  `it answered with ${status}, and messages do not follow to another address`
export const secretUnreadable = 'its secret cannot be read any more: make a new one'
export const webhookIsOff = 'the address was turned off'
