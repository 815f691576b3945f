// What a phone says while it sends files to the seller's desk.

export const takePhoto = 'Take a photo'
export const fromGallery = 'From the gallery'
export const chooseFiles = 'Choose files'
export const makingSmaller = 'Is made smaller'
export const sentSoFar = (percent: number) => `${percent} %`
export const waitsForNetwork = 'Waits for the network'
export const waitsItsTurn = 'Waits'
export const noLongerSignedIn =
  'You are not signed in here any more. Sign in in another tab; then it goes on.'
export const forgetFile = 'Remove'
export const forgetRefused = (count: number) => `Remove the ${count} that cannot be sent`
export const sendsStill = (count: number) =>
  count === 1 ? '1 file is on its way.' : `${count} files are on their way.`
export const allSent = 'All files have arrived.'
