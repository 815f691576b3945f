import 'server-only'
import type { Courier } from './courier.ts'
import type { CourierSettings } from './port.ts'
import { providers } from './providers.ts'

export const courierOf = async (settings: CourierSettings): Promise<Courier> =>
  (await providers[settings.provider].adapter()).courier(settings)

/** Whose account it is: a parcel is asked for only where it was booked. */
export const accountOf = ({ provider, practice, email }: CourierSettings): string =>
  practice ? 'practice' : `${provider} ${email.toLowerCase()}`

export const labelOf = ({ provider }: CourierSettings): string => providers[provider].label
