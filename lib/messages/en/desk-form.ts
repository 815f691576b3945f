// What a form of the seller's desk says by itself.

export const notSent = 'That did not get through. Nothing is lost: press again when the network is back.'
export const signInAgain = 'Sign in again'
export const showItIsYou = 'Show that it is you'
