// Who works at the desk, and on which devices.

export const nameNeeded = 'Please type a name of at most 60 letters.'
export const roleNeeded = 'Please choose what this person does.'
export const mobileWrong = 'Please type a mobile number of ten digits, as 98765 43210, or nothing.'
export const emailWrong = 'Please type a mail address, as name@example.in, or nothing.'
export const mobileTaken = 'Somebody else at the desk has this number.'
export const emailTaken = 'Somebody else at the desk has this mail address.'
export const personGone = 'This person does not work at the desk any more.'
export const lastOwnerStays =
  'This is the only owner: without one nobody could run the shop. Make somebody else an owner first.'
export const personChangedMeanwhile = (by: string, when: string) =>
  `${by} has changed this person meanwhile, ${when}. You see it as it is now: please change it once more if you still want to.`
export const somebodyElse = 'Somebody'

export const peopleTitle = 'People'
export const peopleLead = 'Who works at the desk, and what each may do.'
export const roleNames = { owner: 'Owner', packer: 'Packer', catalogue: 'Catalogue' }
export const roleMeans = {
  owner: 'Everything.',
  packer: 'Open orders only: pack and send. No sums, no lists of customers.',
  catalogue: 'The things only: pictures, words, prices and stock.',
}
export const youAre = 'You'
export const leftOn = (day: string) => `Left on ${day}`
export const formerPeople = 'Worked here before'
export const changePerson = 'Change'
export const personTitle = (name: string) => name
export const toPeople = 'People'
export const nameField = 'Name'
export const roleField = 'What this person does'
export const mobileField = 'Mobile number'
export const mobileOfDeskHint = 'For signing in with a code. Empty: no codes.'
export const emailField = 'Mail address'
export const emailOfDeskHint =
  'For signing in by a link, and for news of what owners should know. Empty: none.'
export const savePerson = 'Save'
export const personSaved = (name: string) => `${name} is changed.`
export const nothingChanged = 'Nothing was different, so nothing was changed.'
export const endPersonTitle = 'Works here no longer'
export const endPersonLead = (name: string) =>
  `${name} is signed out everywhere at once, and no passkey, code or link opens the desk for them any more. What they did stays in the book.`
export const endPersonNow = 'End now'
export const reasonField = 'Why'
export const reasonNeeded = 'Please say why in a few words: it stands in the book.'
export const personEndedNow = (name: string) => `${name} is signed out and works at the desk no longer.`

export const inviteTitle = 'Invite somebody'
export const inviteLead =
  'You get a link. Whoever opens it first, within an hour, has the role that you choose: send it to that person alone.'
export const makeInvite = 'Make the link'
export const invitedNow = 'The link is ready. It works once, for an hour.'
export const inviteLinkIs = 'The link'
export const sendOnWhatsApp = 'Send on WhatsApp'
export const inviteOnWhatsApp = (shop: string, link: string) =>
  `Namaste, this link opens the desk of ${shop} for you. It works once, for an hour: ${link}`
export const inviteLostOnTheWay =
  'The link was made, but did not arrive here. Please make another one; the lost one ends within an hour.'
export const copyIt = 'Copy'
export const copiedNow = 'Copied.'
export const notCopied = 'It could not be copied. Press long on the text to copy it.'

export const devicesTitle = 'Devices'
export const devicesLead =
  'Where you are signed in. A device that nobody has used for 30 days is signed out by itself.'
export const devicesOf = (name: string) => `Devices of ${name}`
export const thisDevice = 'This device'
export const lastUsed = (when: string) => `Last used ${when}`
export const signedInSince = (when: string) => `Signed in ${when}`
export const endDevice = 'Sign out'
export const endDeviceOf = (device: string) => `Sign out ${device}`
export const deviceEnded = 'That device is signed out.'
export const deviceGone = 'That device was signed out already.'
export const endOthers = 'Sign out everywhere else'
export const othersEnded = (count: number) =>
  count === 0
    ? 'You were signed in nowhere else.'
    : `Signed out on ${count} other ${count === 1 ? 'device' : 'devices'}.`
export const endAllOf = (name: string) => `Sign ${name} out everywhere`
export const allEnded = (name: string, count: number) =>
  count === 0 ? `${name} was signed in nowhere.` : `${name} is signed out everywhere.`
export const noDevices = 'Signed in nowhere.'
export const signOutHere = 'Sign out of this device'

export const stolenTitle = 'A phone is lost or stolen'
export const stolenSteps = [
  'On any other phone or computer open the desk and sign in with one of your recovery codes, or in another way that the lost phone does not have.',
  'Here, press “Sign out everywhere else”, and remove the passkey of the lost phone.',
  'If the number of the lost phone may still receive messages, change your mobile number under People.',
  'An owner can do all of this for somebody else: People, their name, “Sign out everywhere”.',
] as const
export const stolenWithoutCodes =
  'Without a recovery code ask another owner; or whoever set the shop up, who makes a new link on the shop’s computer with: npm run desk -- invite --role owner'
