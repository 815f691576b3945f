/** On its own: every page's script carries the error screen, several times. */
export const SOMETHING_WRONG = 'Something went wrong'
