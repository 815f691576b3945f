// Ratings that buyers gave: what their form and the server say.

export const ratingThanks = 'Thank you. Your rating is on the product’s page.'
export const ratingStarsMissing = 'Please choose one to five stars.'
export const ratingWordsLong = 'Please shorten your text to 2,000 characters.'
export const ratedBefore = 'You have rated this before: each thing that was delivered is rated once.'
export const ratingNotDelivered = 'This can be rated when it has been delivered.'
export const ratingLineGone = 'There is no such thing in this order.'
