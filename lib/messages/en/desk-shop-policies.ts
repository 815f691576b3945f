import { counted } from './counted.ts'

// Policies at the desk

export const policiesTitle = 'Policies'
export const policiesLead =
  'The law asks for these pages. Begin with a ready text, fill in its blanks, take out what is not so in your shop, and have a lawyer read it.'
export const policyMissing = 'not there yet'
export const blanksLeft = (count: number) => `${counted(count, 'blank')} to fill in`
export const addPolicy = 'Another page of your own'
export const slug = 'Its address: small letters, digits and -'
export const slugHint = 'Like warranty, or care-of-brass. It will be read at /policy/…'
export const begin = 'Begin'
export const title = 'Title, if it is not the first heading'
export const summary = 'What search engines are told of the page'
export const text = 'Text'
export const textHint =
  '# makes a title, ## a heading, - a list, **bold**, [words](address) a link. {shop} and {host} are filled in.'
export const blanksTitle = 'Fill in, and the text below is complete'
/** "Your address", of [YOUR ADDRESS]. */
export const blankLabel = (blank: string) => {
  const [first = '', ...rest] = blank.slice(1, -1)
  return first + rest.join('').toLowerCase()
}
export const wholeText = 'The whole text'
export const savePolicyNow = 'Save and show it'
export const look = 'How it will look'
export const lookAgain = 'Show how it looks now'
export const readIt = 'Read it in the shop'
export const removeIt = 'Remove this page'
export const removeItWhat = 'The page and its words go. The history of publications can bring them back.'
export const policySaved = (name: string) => `${name}: saved. It can be read in the shop now.`
export const policyWithBlanks = (name: string, count: number) =>
  `${name}: saved, with ${counted(count, 'blank')} still to fill in.`
export const policyRemoved = 'The page is removed.'
export const policyUnknown = 'There is no such page any more.'
export const slugWrong = 'Please use small letters, digits and -, at most 60.'
export const textNeeded = 'Please write the text, at most 100,000 letters.'
