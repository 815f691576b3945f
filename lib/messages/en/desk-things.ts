import { counted } from './counted.ts'

// What is done to the things of the shop at the seller's desk.

export const reloadPage = 'This page is older than the shop. Reload it and try again.'
export const catalogueBusy =
  'Somebody else is saving just now, or a sheet is being published. Press again in a moment.'
export const thingGone = 'This thing is not in the shop any more.'
export const thingSaved = (name: string) => `${name} is saved.`
export const nothingChanged = 'It said so already: nothing was changed.'
export const changedMeanwhile =
  'Meanwhile this was changed somewhere else. The page shows it as it is now: look at it, and press again if you still mean it.'
export const changedMeanwhileBy = (person: string, time: string) =>
  `${person} changed this at ${time}. The page shows it as it is now: look at it, and press again if you still mean it.`

// Stock
export const stockIsNow = (what: string, pieces: number) => `${what}: ${pieces} now.`
export const onlySoMany = (what: string, pieces: number) =>
  pieces === 0
    ? `${what}: there are none to take.`
    : `${what}: only ${pieces} there, so not so many can be taken.`
export const neverRunsOut = (what: string) => `${what} is not counted: it never runs out.`
export const tooManyPieces = (most: number) => `That would be more than ${most} pieces.`
export const notWholePieces = 'Please type whole pieces, like 5 or −2.'

// Sizes and choices
export const sizeNameNeeded = 'Please type a size of at most 80 letters.'
export const sizeThere = (size: string) => `The size ${size} is there already.`
export const sizeAdded = (name: string, size: string) => `${name} has the size ${size} now.`
export const sizeGone = (name: string, size: string) => `${name} has no size ${size} any more.`
export const choiceSaved = (name: string, choice: string) => `${name}, ${choice}: saved.`

// A new thing
export const draftGone = 'This draft is gone: it was put into the shop, or thrown away.'
export const draftKept = 'Kept as a draft. Nobody else sees it.'
export const draftDropped = 'The draft is thrown away.'
export const tooManyDrafts = 'There are 200 drafts: put some into the shop or throw them away first.'
export const fieldNeeded = {
  name: 'What is it called?',
  price: 'What does it cost?',
  section: 'Choose where it stands, or type a new section.',
}
export const sizesNeedNames = 'Each size needs a name.'
export const picturesUnderWay = 'Some pictures are still on their way. Wait for them, or remove them.'
export const thingInShop = (name: string) => `${name} is in the shop.`
export const codeTaken = (code: string) =>
  `There is a thing with the code ${code} already. Look whether it is this one.`
export const copyOf = (name: string) => `${name} (copy)`
export const copyMade = 'A draft with the same words and pictures. Change what differs.'
export const factNameNeeded = 'What is this fact called?'
export const picturesKept = (count: number) =>
  count === 0 ? 'No picture was chosen.' : `${counted(count, 'picture is', 'pictures are')} here.`
export const picturesAdded = (name: string, count: number) => `${name} has ${counted(count, 'more picture')}.`
export const noPicturesChosen = 'No picture was chosen.'
export const thingHidden = (name: string) => `${name} is hidden: nobody sees or buys it.`
export const thingShown = (name: string) => `${name} is in the shop again.`

// Many at once
export const noneChosen = 'Nothing was chosen.'
export const tooManyChosen = (most: number) =>
  `That is more than ${most} things: narrow the list, or use a sheet.`
export const percentWrong = 'Please type a percentage between −90 and 500.'
export const pricesMoved = 'Meanwhile prices have changed. The page shows what they would be now: look again.'
export const chooseSection = 'Choose a section, or type a new one.'
export const manyPriced = (count: number) => `${counted(count, 'price is', 'prices are')} changed.`
export const manyMoved = (count: number) =>
  `${counted(count, 'thing is', 'things are')} in the other section now.`
export const manyHidden = (count: number) => `${counted(count, 'thing is', 'things are')} hidden.`
export const manyShown = (count: number) => `${counted(count, 'thing is', 'things are')} in the shop.`

// Order
export const orderSaved = 'This is the order now.'
export const orderMoved = 'Meanwhile the order or the section has changed. The page shows it as it is now.'
export const sectionTooLarge = (most: number) =>
  `This section has more than ${most} things: sort it with the column “position” of a sheet.`

// Taking back
export const noSuchChange = 'This change is too old to be taken back here.'
export const nothingTakenBack = (why: string) => `Nothing of it is taken back. ${why}`
export const isAsBefore = 'All is as it was before it.'
export const changeTakenBack = 'Taken back.'
export const changeTakenBackInPart = (why: string) => `Taken back, but not all of it. ${why}`
export const andMoreStay = (more: number) => `And ${more} more.`

// Names of changes, as the list of them says
export const whatChanged = (name: string) => `${name} changed`
export const whatHidden = (name: string) => `${name} hidden`
export const whatShown = (name: string) => `${name} shown`
export const whatPictures = (name: string) => `Pictures of ${name}`
export const whatSizes = (name: string) => `Sizes of ${name}`
export const whatNewThing = (name: string) => `${name} added`
export const whatMany = (count: number) => `${counted(count, 'thing')} at once`
export const whatManyPrices = (percent: number, count: number) =>
  `${percent > 0 ? '+' : '−'}${Math.abs(percent)} % on ${counted(count, 'price')}`
export const whatOrder = 'Order of a section'
export const whatTakenBack = 'taken back'
