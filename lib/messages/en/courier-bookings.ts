// What became of booking a courier, and of the parcel since: what the desk and `npm run parcels` answer

export const noCourierService =
  'No courier service is set up: its keys are typed at Shop, Keys of providers. Type the courier and the number by hand.'
export const noPickupPin =
  'Couriers ask where parcels are fetched: type the PIN code of your business at Shop, Who sells.'
export const packFirst = (id: string) => `Pack ${id} first: its bill goes with the parcel.`
export const placeNotServed = (pin: string) =>
  `No courier of the service goes to PIN ${pin}. Send it in another way, and type its courier and number by hand.`
export const bookedUnderWay = (courier: string) =>
  `A parcel with ${courier} is under way for this order. Look what became of it, or cancel it first.`
export const rateGone = 'That courier does not offer this any more. Choose again.'
export const rateChanged = (courier: string, amount: string) =>
  `${courier} asks ${amount} now. Nothing was booked: choose again.`
export const bookedNow = (courier: string, number: string, pickup: string) =>
  pickup
    ? `Booked: ${courier}, ${number}. It is fetched ${pickup}.`
    : `Booked: ${courier}, ${number}. Nobody was asked to fetch it yet.`
export const bookingRefused = (why: string) =>
  `${why} Nothing was booked. Choose another courier, or type a parcel in by hand.`
export const bookingUnknown = (why: string) =>
  `${why} Whether it was booked is not known yet, so it is being looked for. Do not book it again: look in a minute.`
export const noBooking = 'There is no booking to cancel.'
export const tooLateToCancel = 'The parcel is on its way already: the courier does not take that back.'
export const bookingCancelled = 'The booking is cancelled.'
export const bookingStays = (why: string) => `The booking is not cancelled yet. ${why}`.trim()
export const noFailedDelivery = 'There is nothing to tell the courier about this parcel just now.'
export const answerRefused = (why: string) => `The courier was not told. ${why}`
export const askedToTryAgain = (courier: string) => `${courier} is asked to try again.`
export const askedToReturn = (courier: string) => `${courier} is asked to bring it back.`
export const taskEnded = 'Noted: that is done.'
export const pickupNotAsked = (why: string) => `The courier was not asked to fetch it. ${why}`
export const lookedBooked = (courier: string, number: string) => `It is booked: ${courier}, ${number}.`
export const lookedAbsent = 'The courier knows nothing of it. It can be booked again.'
export const lookedUnknown = 'The courier knows nothing of it yet. Look again in a minute.'
export const nothingToLookFor = 'There is nothing to look for.'
export const noCourierLabel = 'There is no label of this parcel: it is not booked with a courier service.'
