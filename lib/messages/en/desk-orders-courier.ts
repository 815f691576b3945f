// Sending with a courier, at the desk

export const shipPageTitle = (id: string) => `Send ${id}`
export const bookTitle = 'Book a courier'
export const bookLink = 'Book a courier'
export const parcelIs = 'The parcel'
export const weightField = 'Weight in grams'
export const lengthField = 'Length in cm'
export const breadthField = 'Breadth in cm'
export const heightField = 'Height in cm'
export const weightGuessed = 'A thing in it says no weight: your usual one is counted for it.'
export const boxGuessed = 'A thing in it says no box: your usual one is counted for it.'
export const askAgain = 'Ask with this parcel'
export const measuredAs = (weight: string, length: number, breadth: number, height: number) =>
  `${weight}, ${length} × ${breadth} × ${height} cm`
export const inGrams = (grams: number) => (grams < 1000 ? `${grams} g` : `${grams / 1000} kg`)
export const measureAgain = 'Weigh it, and ask again'
export const togetherWith = (ids: string) => `Travels with ${ids}`
export const collects = (amount: string) => `The courier collects ${amount} at the door.`
export const collectsMoney = 'The courier collects money at the door.'
export const prepaid = 'It is paid.'
export const chooseCourier = 'Which courier'
export const cheapest = 'Cheapest'
export const fastest = 'Fastest'
export const byDay = (day: string) => `there by ${day}`
export const inDays = (days: number) => (days === 1 ? 'in a day' : `in ${days} days`)
export const bookNow = 'Book this courier'
export const byHandTitle = 'Or type it in by hand'
export const backToOrder = (id: string) => `Order ${id}`
export const parcelWrong = (least: number, most: number) => `Type a whole number from ${least} to ${most}.`
export const chooseOne = 'Choose a courier.'

// What became of a booking
export const bookingTitle = 'The courier’s parcel'
export const bookingStates = {
  asked: 'The courier is being asked.',
  unknown: 'The courier did not answer. Whether it is booked is being looked for.',
  absent: 'It was not booked: the courier knows nothing of it.',
  refused: 'It was not booked.',
  booked: 'Booked.',
  cancelling: 'The booking is being cancelled.',
  cancelled: 'The booking was cancelled.',
}
export const trackStates = {
  booked: 'Waits to be fetched',
  moving: 'On its way',
  out: 'Out for delivery',
  failed: 'Could not be delivered',
  returning: 'On its way back',
  delivered: 'Delivered',
  returned: 'Back at your shop',
  lost: 'Lost or damaged',
  cancelled: 'Cancelled by the courier',
}
export const fetchedAt = (when: string) => `It is fetched ${when}.`
export const notFetchedYet = 'Nobody was asked to fetch it yet.'
export const costs = (amount: string) => `It costs ${amount}.`
export const courierLabelLink = 'The courier’s label'
export const askPickupNow = 'Ask to fetch it'
export const lookAgainNow = 'Look again'
export const cancelBookingTitle = 'Cancel the booking'
export const cancelBookingNow = 'Cancel this booking'
export const handedOverNow = 'The courier has it'
export const practiceLead = 'This is the practice courier: no parcel is fetched.'
export const practiceMoveLink = 'Let the parcel go on'

// What somebody has to do about it
export const taskTitles = {
  failed: 'It could not be delivered. Call the customer, then say what the courier does.',
  cancelled: 'The courier cancelled it. Book another one.',
  twice: 'It was booked twice.',
  lost: 'The courier says that it is lost or damaged.',
}
export const taskTwice = (number: string) =>
  `The second parcel has the number ${number}, and the courier did not cancel it. Tell the courier’s service.`
export const taskLost = 'If that is so, end the order below: what was paid goes back.'
export const wordsField = 'What the courier should know'
export const tryAgainNow = 'Try again'
export const sendBackTitle = 'Bring it back'
export const sendBackLead = 'The courier brings the parcel back to you, which may cost money.'
export const sendBackNow = 'Bring it back to me'
export const taskDoneNow = 'That is done'
export const wordsNeeded = 'Say in a few words what the courier should know.'
export const parcelTaskTag = 'Parcel needs you'
export const bookedTag = 'Courier booked'
export const waitsParcels = (count: number) =>
  count === 1 ? '1 parcel needs you' : `${count} parcels need you`
