/** A parcel that a courier was asked to bring, as the desk shows it. Money in paise. */
export type DeskBooking = {
  state: 'asked' | 'unknown' | 'absent' | 'refused' | 'booked' | 'cancelling' | 'cancelled'
  courier: string
  number: string
  paise: number
  pickup: string
  /** What the service said last, where it went wrong. */
  error: string
  track:
    | ''
    | 'booked'
    | 'moving'
    | 'out'
    | 'failed'
    | 'returning'
    | 'delivered'
    | 'returned'
    | 'lost'
    | 'cancelled'
  trackText: string
  trackAt: string
  task: '' | 'failed' | 'cancelled' | 'twice' | 'lost'
  /** Of one that was booked twice: the number of the other. */
  taskNote: string
  /** The page of the practice courier on which the parcel goes on; '' where it is a real one. */
  practicePath: string
}

export type DeskParcel = { weight: number; length: number; breadth: number; height: number }
export type DeskRate = {
  code: string
  courier: string
  paise: number
  day: string
  days: number | undefined
  isCheapest: boolean
  isFastest: boolean
}

/** What the page shows on which a courier is chosen. */
export type Shipping = {
  id: string
  seen: string
  parcel: DeskParcel
  isWeightGuessed: boolean
  isBoxGuessed: boolean
  sharing: string[]
  /** In paise; undefined for whoever does not see sums, where something is to be brought. */
  collect: number | undefined
  place: string
  rates: DeskRate[]
  /** Why there are none. */
  refused: string
  isPractice: boolean
  couriers: string[]
}
