import 'server-only'
import { randomBytes } from 'node:crypto'

// No I, L, O or U: it is read out over the phone.
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eighty random bits as 7K3M-9QXT-2BHD-4VRA: nobody guesses one, and it can be read out. */
export const newOrderId = () => {
  const signs = [...randomBytes(16)].map(byte => SIGNS[byte & 31]).join('')
  return signs.replace(/(.{4})(?=.)/g, '$1-')
}
