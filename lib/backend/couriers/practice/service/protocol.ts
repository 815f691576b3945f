import 'server-only'

// The service's JSON formats (its API documents, v1/external), and its refusals.

export class Refused extends Error {
  readonly status: number
  readonly errors?: Record<string, string[]>
  constructor(status: number, message: string, errors?: Record<string, string[]>) {
    super(message)
    this.status = status
    if (errors) this.errors = errors
  }
}

export const refusalBody = ({ message, status, errors }: Refused) => ({
  message,
  ...(errors && { errors }),
  status_code: status,
})

/** The names of the numbers that a parcel goes through here. */
export const STATUS: Record<number, string> = {
  1: 'AWB Assigned',
  3: 'Pickup Generated',
  6: 'Shipped',
  7: 'Delivered',
  8: 'Canceled',
  9: 'RTO Initiated',
  10: 'RTO Delivered',
  17: 'Out For Delivery',
  18: 'In Transit',
  21: 'Undelivered',
  42: 'Picked Up',
}

/** "2026-11-24 17:05:00", as it is written in India. */
export const timeText = (at: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
