// What `npm run ratings` prints.

export const ratingsUsage = (
  reasons: string,
) => `npm run ratings -- list [COUNT]    (the newest, 30 or so many)
npm run ratings -- answer NUMBER "YOUR ANSWER, as everybody reads it"    ("" takes it away)
npm run ratings -- hide NUMBER --reason REASON    (its words and pictures; its stars count all the same)
npm run ratings -- show NUMBER
REASON is one of ${reasons}.`
export const ratingsKeptBy = 'The ratings are kept by'
export const noRatings = 'No ratings yet.'
export const noRating = (id: number) => `There is no rating ${id}.`
export const ratingAnswered = (id: number) => `Your answer to ${id} is on the product’s page.`
export const ratingHidden = (id: number) =>
  `The words of ${id} are hidden; the product’s page tells how many are, and why. Its stars count all the same.`
export const ratingShown = (id: number) => `${id} is shown.`
export const unknownRatingVerb = (verb: string) => `There is no "${verb}" for ratings.`
export const ratingNumberMissing = 'The number of the rating is missing, as the list prints it.'
export const notRatingNumber = (text: string) => `"${text}" is not the number of a rating.`
export const answerMissing = 'The answer is missing.'
export const answerTooLong = (most: number) => `The answer is longer than ${most} characters.`
export const hideReasonMissing = (reasons: string) => `--reason is missing, or is not one of ${reasons}.`
export const hiddenMark = (reason: string) => `hidden: ${reason}`
export const answerMark = (answer: string) => `your answer: ${answer}`
export const starsMark = (stars: number) => `${stars} of 5`
export const pictureMark = (names: string) => `pictures: ${names}`
