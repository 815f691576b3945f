import type { HideReason } from '#lib/ratings/rules/hide-reasons.ts'
import { counted } from './counted.ts'

// Ratings that buyers gave, on the product's page and in the form.

export const ratingsTitle = 'Ratings of buyers'
export const ratingBy = (name: string) => name || 'A buyer'
export const sellerAnswers = 'The shop answers:'
export const ratingPictureAlt = (name: string) => `Picture of ${ratingBy(name)}`
export const hiddenRatings = (count: number, reasons: string) =>
  `The shop has hidden the words of ${counted(count, 'rating')} (${reasons}). Their stars count all the same.`
export const hiddenBecause = (reason: string, count: number) => (count > 1 ? `${reason}: ${count}` : reason)
export const hideReasonWords: Record<HideReason, string> = {
  abusive: 'abusive',
  personal: 'tells something private of a person',
  'not-about-product': 'not about the product',
  advertising: 'advertising',
  unlawful: 'against the law',
}
export const pagesOfRatings = 'Pages of ratings'
export const rateThis = (name: string) => `Rate ${name}`
export const rateTitle = 'Rate what you bought'
export const starsLabel = 'Stars'
export const starsChoice = (stars: number) => counted(stars, 'star')
export const ratingWordsLabel = 'What would you tell others? (may stay empty)'
export const ratingPicturesLabel = 'Pictures (up to three, together up to 9 MB)'
export const ratingNamed = 'It shows with your first name and the initial of your last name.'
export const sendRating = 'Send the rating'
export const ratedWith = (name: string) => `${name}: you rated`
