// What any page can say.

export const somethingWrong = 'Something went wrong'
export const somethingWrongRetry = 'Something went wrong. Please try again.'
export const tryLater = 'An error occurred. Please try again later.'
export const processFailed = 'Failed to process your request. Please try again.'
export const pleaseTryAgain = 'Please try again.'
export const tryLaterShort = 'Please try again later.'
export const networkError = 'Network error'
export const comingSoon = 'Coming Soon!'
export const pageNotFound = 'Page not found'
