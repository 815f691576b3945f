import { counted } from './counted.ts'

// The sections of the shop at the seller's desk.

export const sectionsTitle = 'Sections'
export const sectionsLead =
  'As menus and the home page show them, in this order. Press one to rename it, to give it a picture, or to add a section in it.'
export const noSections = 'There is no section yet.'
export const thingsThere = (count: number) => counted(count, 'thing')
export const showSections = (count: number, name: string) => `The ${counted(count, 'section')} in ${name}`
export const sectionUp = (name: string) => `Move ${name} up`
export const sectionDown = (name: string) => `Move ${name} down`
export const addSection = 'Add a section'
export const addSectionIn = (name: string) => `Add a section in ${name}`
export const addSectionLead = 'It comes last. Things can be put into it at once.'
export const sectionName = 'Name'
export const collectionsTitle = 'Collections'
export const collectionsLead =
  'Lists that a sheet puts together, by a tag, a brand or a price. The home page shows their tiles first.'
export const lastChanges = 'Last changes'

// One section
export const wordsTitle = 'Name and words'
export const shortName = 'Short name, for the bar on top'
export const shortNameHint = 'Empty: the name.'
export const tileLine = 'A line below its tile on the home page'
export const description = 'What its page says on top'
export const saveSection = 'Save'
export const keepsAddress = 'Its address stays the same, so links to it go on working.'
export const tileTitle = 'Picture on the home page'
export const tileLead = 'A square one fits best. JPEG, PNG or WebP, at most 5 MB; it is made smaller.'
export const tileOfThings = 'It has no picture of its own: its tile shows one of its things.'
export const tileEmpty = 'It has no picture, and none of its things has one: its tile is empty.'
export const tilePicture = 'Picture'
export const otherTilePicture = 'Another picture'
export const upload = 'Upload'
export const takePictureAway = 'Take the picture away'
export const takePictureAwayWhat = 'Its tile shows one of its things then.'
export const itsThings = 'Its things'
export const sortThings = 'Sort its things'
export const seeInShop = 'See it in the shop'
export const takeAway = 'Take it away'
export const takeAwayWhat =
  'It leaves the menus and the home page. It is empty, so no thing goes with it; “Take it back” brings it back.'
export const takeCollectionAwayWhat =
  'It leaves the home page. The things that it lists stay in the shop; “Take it back” brings it back.'
export const takeAwayNow = 'Take it away now'
export const cannotTakeAway = (sections: number, things: number) =>
  `It can be taken away once it is empty. In it: ${inIt(sections, things)}.`
const inIt = (sections: number, things: number) =>
  [sections > 0 && counted(sections, 'section'), things > 0 && counted(things, 'thing')]
    .filter(Boolean)
    .join(' and ')

// What is said of an act
export const sectionNameNeeded = 'What is the section called?'
export const sectionNameLong = (most: number) => `Please type at most ${most} letters.`
export const nameInParts =
  'Please type one name without >. A section in another one is added on the page of that one.'
export const sectionThere = (name: string) => `There is one called ${name} here already.`
export const sectionAdded = (name: string) => `${name} is added.`
export const sectionSaved = (name: string) => `${name} is saved. Menus and pages show it now.`
export const sectionMoved = (name: string) => `${name} is moved.`
export const sectionsMoved =
  'Meanwhile something was added, moved or taken away here. The page shows it as it is now: press again if you still mean it.'
export const sectionGone = 'It is not there any more.'
export const sectionPictureSaved = (name: string) => `The tile of ${name} shows the picture now.`
export const sectionPictureGone = 'The picture is taken away.'
export const noTile = 'This section has no tile on the home page.'
export const sectionRemoved = (name: string) => `${name} is taken away.`
export const sectionHolds = (name: string, sections: number, things: number) =>
  `${name} is not empty: it has ${inIt(sections, things)} in it, hidden things counted. Move them or take them away first.`
export const onlySection = 'This is the only section: a shop keeps at least one.'

// Names of changes, as the list of them says
export const whatSection = {
  changed: (name: string) => `Section ${name} changed`,
  added: (name: string) => `Section ${name} added`,
  removed: (name: string) => `Section ${name} taken away`,
  moved: (name: string) => `Section ${name} moved`,
  picture: (name: string) => `Picture of the section ${name}`,
}
export const whatCollection: typeof whatSection = {
  changed: name => `Collection ${name} changed`,
  added: name => `Collection ${name} added`,
  removed: name => `Collection ${name} taken away`,
  moved: name => `Collection ${name} moved`,
  picture: name => `Picture of the collection ${name}`,
}
