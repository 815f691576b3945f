// Coming into the seller's desk.

export const nameNeeded = 'Please type a name of at most 60 letters.'
export const ownerWelcome = (name: string) => `Welcome, ${name}.`
export const signedOutOfDesk = 'You are signed out.'
export const joinTitle = 'Welcome to the desk'
export const joinLead = {
  owner: 'From here you run the shop. This browser will be yours, and you are the owner.',
  packer: 'From here you pack and send what was ordered.',
  catalogue: 'From here you keep the goods of the shop: pictures, words, prices and stock.',
}
export const yourName = 'Your name'
export const joinNow = 'Open the desk'
export const signInTitle = 'Sign in to the desk'
export const signIn = 'Sign in'
export const byRecoveryCode = 'With a recovery code'
export const recoveryCode = 'One of your recovery codes'
export const recoveryCodeWrong = 'That is none of the recovery codes, or it was used before.'
export const signedInAs = (name: string) => `Signed in as ${name}.`
export const deskIsAt = (address: string) =>
  `The desk, where the shop is run, opens with this link, once and within an hour: ${address}`
export const deskHasOwner =
  'The desk has an owner. They invite others under Shop, People; a recovery code signs them in.'
