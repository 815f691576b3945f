// What any page can say.

export const pleaseTryAgain = 'Please try again.'
export const tryLaterShort = 'Please try again later.'
export const networkError = 'Network error'
export const comingSoon = 'Coming Soon!'
export const pageNotFound = 'Page not found'
