// Orders that share a parcel: what `npm run orders` answers, and what an address that changes is refused with

export const notTwoOrders = 'One order travels alone: name two.'
export const courierIsBooked = (id: string) =>
  `A courier is booked for the parcel of ${id} as it is now. Cancel that at the desk first.`
export const sharedTooLate = (id: string) =>
  `The order ${id} is not here to be packed any more, so nothing is changed about its parcel.`
export const otherDoor = (id: string, other: string) =>
  `${id} and ${other} go to different people or doors: only orders to the same name, number and address share a parcel.`
export const alreadyShared = (id: string, other: string) => `${id} and ${other} share a parcel already.`
export const notShared = (id: string) => `${id} travels alone already.`
export const goesWith = (id: string, other: string) =>
  `${id} travels in the parcel of ${other}: they are packed and shipped together. Each keeps its own bill and charges.`
export const travelsAlone = (id: string) => `${id} travels alone.`
