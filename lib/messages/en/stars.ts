import { locale } from './language.ts'

export const starsOfFive = (given: number) => `${given} out of 5 stars`
export const ratingsCounted = (count: number) =>
  `${count.toLocaleString(locale)} ${count === 1 ? 'rating' : 'ratings'}`
