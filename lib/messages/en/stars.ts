export const starsOfFive = (given: number) => `${given} out of 5 stars`
export const ratingsCounted = (count: number) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? 'rating' : 'ratings'}`
