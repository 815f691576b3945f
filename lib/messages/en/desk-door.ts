// Coming into the seller's desk.

export const ownerWelcome = (name: string) => `Welcome, ${name}.`
export const signedOutOfDesk = 'You are signed out.'
export const joinTitle = 'Welcome to the desk'
export const joinLead = {
  owner: 'From here you run the shop. This browser will be yours, and you are the owner.',
  packer: 'From here you pack and send what was ordered.',
  catalogue: 'From here you keep the goods of the shop: pictures, words, prices and stock.',
}
export const joinedAlready = 'This link was used, and this browser is signed in.'
export const yourName = 'Your name'
export const joinNow = 'Open the desk'
export const signedInAs = (name: string) => `Signed in as ${name}.`
export const deskIsAt = (address: string) =>
  `The desk, where the shop is run, opens with this link, once and within an hour: ${address}`
export const deskHasOwner =
  'The desk has an owner. They invite others under Shop, People; a recovery code signs them in. If every owner has lost every way in: npm run desk -- invite --role owner'

// Signing in
export const signInTitle = 'Sign in to the desk'
export const signIn = 'Sign in'
export const noOwnerYet =
  'Nobody runs this shop yet. Its start prints a link that makes the owner; npm run desk -- invite prints another one.'
export const byPasskey = 'With a passkey'
export const byPasskeyLead = 'Your finger, your face or the number that opens your phone.'
export const usePasskeyNow = 'Sign in with a passkey'
export const passkeyNeedsScript = 'A passkey needs scripts, which this browser has switched off.'
export const passkeysElsewhere = (site: string) => `Passkeys work at ${site} alone.`
export const noPasskeysHere =
  'Passkeys need https, or http://localhost on the shop’s own computer. This shop’s address is neither, so sign in in another way.'
export const noPasskeysInBrowser = 'This browser knows no passkeys. Sign in in another way.'
export const passkeyStopped = 'No passkey was chosen. Press again, or sign in in another way.'
export const passkeyWrong =
  'That passkey opens nothing here, or was asked too long ago. Please try once more, or sign in in another way.'
export const byCode = 'With a code to your phone'
export const byCodeLead = 'We send a code of six digits to the mobile number that is kept for you here.'
export const mobileNeeded = 'Please type your mobile number.'
export const numberUnknown =
  'Nobody who works here has this number. Ask the owner to add it, or sign in in another way.'
export const noCodesNow =
  'No more codes can be sent now. Sign in in another way, such as with a recovery code.'
export const byMail = 'With a link by mail'
export const byMailLead = 'We mail you a link. It works once, for ten minutes, in this browser.'
export const mailField = 'Your mail address'
export const emailNeeded = 'Please type your mail address.'
export const sendLink = 'Send the link'
export const mailAsked =
  'If somebody who works here has this address, a link is on its way. Open it in this browser within ten minutes.'
export const mailPageTitle = 'Sign in by mail'
export const mailPageLead = 'The link of your mail is right. Press the button, and this browser is signed in.'
export const mailLinkWrong =
  'This link was used, is older than ten minutes, or was asked for in another browser. Please ask for a new one in this browser.'
export const askAnotherLink = 'To the sign-in'
export const byRecoveryCode = 'With a recovery code'
export const recoveryCode = 'One of your recovery codes'
export const recoveryCodeWrong = 'That is none of the recovery codes, or it was used before.'
export const recoveryCodesFew = (name: string, left: number) =>
  `Signed in as ${name}. ${left === 0 ? 'That was your last recovery code' : `Only ${left} of your recovery codes ${left === 1 ? 'is' : 'are'} left`}: make new ones under Devices.`
export const backToOtherPage =
  'That is done. Close this page and go back to the one where you were: what you typed is still there. Press its button once more.'

// Showing again who one is
export const proveTitle = 'Show that it is you'
export const proveLead =
  'What costs money or data is never done by whoever finds an open phone. This counts for ten minutes.'
export const proveNow = 'Show it'
export const proveByPasskeyNow = 'Show it with a passkey'
export const proveByCodeLead = (number: string) => `We send a code of six digits to ${number}.`
export const proveByMailLead = (email: string) => `We mail a link to ${email}. Open it in this browser.`
export const provedNow = 'Thank you. That counts for ten minutes.'
export const isProvedAlready = 'You have just shown that it is you.'
export const goOn = 'Go on'
export const provePageLead = 'The link of your mail is right. Press the button to show that it is you.'

// Recovery codes and passkeys
export const codesTitle = 'Recovery codes'
export const codesLead =
  'Each of these opens the desk once, also when your phone is lost. Write them down or print them, and keep them where you keep the papers of the shop. They are shown now and never again.'
export const codesGone =
  'The codes were shown once and cannot be shown again. Make new ones under Devices: those of before end then.'
export const codesLostOnTheWay =
  'The codes were made, but did not arrive here. Make new ones under Devices before you go on.'
export const codesLeft = (count: number) =>
  count === 0
    ? 'You have no recovery code left. Make new ones.'
    : `${count} of your recovery codes ${count === 1 ? 'is' : 'are'} not used yet.`
export const makeNewCodes = 'Make new recovery codes'
export const newCodesLead = 'The ten codes of before open nothing any more.'
export const newCodesMade = 'Here are ten new recovery codes. Those of before open nothing any more.'
export const printCodes = 'Print'
export const copyCodes = 'Copy all'
export const toTheDesk = 'I have kept them: to the desk'
export const passkeysTitle = 'Passkeys'
export const passkeysLead =
  'With a passkey your finger, your face or the number that opens this device signs you in. Nothing has to be remembered, and nothing can be stolen from the shop.'
export const addPasskeyNow = 'Add a passkey of this device'
export const passkeyAdded = 'This device has a passkey now: it signs you in next time.'
export const passkeyKnown = 'This device has a passkey of yours already.'
export const removePasskey = 'Remove'
export const removePasskeyOf = (name: string) => `Remove the passkey ${name}`
export const removePasskeyLead =
  'It signs nobody in any more. The phone may still offer it: delete it there too.'
export const passkeyRemoved = 'That passkey is removed.'
export const passkeyGone = 'That passkey was removed already.'
export const noPasskeyYet = 'You have no passkey yet.'
export const passkeySince = (when: string) => `Added ${when}`
export const passkeyNeverUsed = 'never used'

// Links to these pages
export const peopleLink = 'People'
export const peopleLinkLead = 'Who works here, and what each may do'
export const devicesLink = 'Devices'
export const devicesLinkLead = 'Where you are signed in, passkeys, recovery codes'
export const bookLink = 'Book'
export const bookLinkLead = 'Who did what, and when'
export const atTheDesk = (name: string) => `At the desk: ${name}`
