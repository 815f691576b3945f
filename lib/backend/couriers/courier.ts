import 'server-only'

/** A parcel as couriers weigh it: grams, and whole centimetres. */
export type ParcelSize = { weight: number; length: number; breadth: number; height: number }

/** What a courier asks, and when it promises to be there. Money in paise. */
export type Rate = {
  code: string
  courier: string
  paise: number
  /** In which day it arrives, as YYYY-MM-DD; '' where it does not say. */
  day: string
  /** How many days it takes; undefined where it does not say. */
  days: number | undefined
}

export type RateQuestion = { from: string; to: string; collect: number; worth: number; parcel: ParcelSize }

export type ParcelToBook = {
  /** Ours, a new one for each try. */
  reference: string
  orderedAt: Date
  /** What the service calls the place that it is fetched from. */
  to: {
    firstName: string
    lastName: string
    house: string
    /** What else there is of the way to the door. */
    further: string
    city: string
    state: string
    pin: string
    email: string
    mobile: string
  }
  lines: { name: string; sku: string; units: number; paise: number; hsn: string }[]
  /** What is to be brought from the door; 0: nothing. */
  collect: number
  worth: number
  parcel: ParcelSize
  bill: string
}

/** What the service calls a parcel. */
export type Booked = { order: string; shipment: string; awb: string; courier: string }
/** A parcel as it is found at the service; it may have no number yet, or be cancelled. */
export type Found = Booked & { isCancelled: boolean }

/** How far a parcel is. */
export type TrackState =
  | 'booked'
  | 'moving'
  | 'out'
  | 'failed'
  | 'returning'
  | 'delivered'
  | 'returned'
  | 'lost'
  | 'cancelled'
export type Track = { state: TrackState; at: Date | undefined; text: string }

/** A courier service as the shop uses it. Every failure is a CourierError. */
export type Courier = {
  rates: (question: RateQuestion) => Promise<Rate[]>
  book: (parcel: ParcelToBook, code: string) => Promise<Booked>
  /** Every parcel under this reference. */
  find: (reference: string) => Promise<Found[]>
  /** The label as PDF. */
  label: (shipment: string) => Promise<Uint8Array<ArrayBuffer>>
  /** When it is fetched, in the service's words. */
  pickup: (shipment: string) => Promise<string>
  /** Undefined where nothing is told of it yet. */
  track: (awb: string) => Promise<Track | undefined>
  cancel: (order: string) => Promise<void>
  /** After a failed delivery. */
  answer: (awb: string, wish: 'again' | 'return', words: string) => Promise<void>
}

/**
 * What went wrong at the service. `refused`: it understood, and did nothing. `busy`, `down`: nothing was done, and later
 * it may be. `unclear`: it may have been done.
 */
export class CourierError extends Error {
  readonly kind: 'refused' | 'busy' | 'down' | 'unclear'
  constructor(kind: CourierError['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'CourierError'
    this.kind = kind
  }
}
