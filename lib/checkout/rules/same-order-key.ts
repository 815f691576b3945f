import { isOrderKey } from './is-order-key.ts'

const NAME = 'sent'

/** The checkout again, for the same order: nobody knows whether it was placed, and under its key it is placed once. */
export const pathWithSameKey = (path: string, key: string) =>
  isOrderKey(key) ? `${path}${path.includes('?') ? '&' : '?'}${NAME}=${key}` : path

export const sameOrderKey = (query: URLSearchParams) => {
  const key = query.get(NAME) ?? ''
  return isOrderKey(key) ? key : undefined
}
