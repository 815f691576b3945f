import { routes } from '#lib/routes.ts'

/** The page where an order is paid by UPI. */
export const upiPath = (orderId: string) => `${routes.upiPayment.path}?order=${orderId}`
