import { routes } from '#lib/routes.ts'

export const returnPath = (orderId: string) =>
  `${routes.returnRequest.path}?order=${encodeURIComponent(orderId)}`

/** A complaint about an order. */
export const complaintPath = (orderId: string) =>
  `${routes.complaint.path}?order=${encodeURIComponent(orderId)}`
