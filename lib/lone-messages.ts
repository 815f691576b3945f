// Sentences that every page's script carries: on their own, so that they do not bring all the others along.
export const SOMETHING_WRONG = 'Something went wrong'
export const CATEGORIES_FAILED = 'Failed to load categories.'
