import 'server-only'
import type { MessageKey } from '#lib/message-table.ts'
import { findPin } from '#lib/server/pins/find-pin.ts'

type Typed = { pincode: string; city?: string; district?: string; state?: string; sure?: string }
type Place = { city: string; district: string; state: string }

/**
 * Town, district and state of a PIN code. Asked is only what the directory does not know: which of several districts, or
 * all of it where it has no such PIN code and the guest says that it is right.
 */
export function guestPlace(typed: Typed): Place | { asks: Record<string, MessageKey> } {
  const { pincode, city = '', district = '', state = '', sure } = typed
  const found = findPin(pincode)
  if (!found) return unknown({ city, district, state }, sure === 'yes')
  const { places, town } = found
  const chosen = places.length > 1 ? places.find(place => place.district === district) : places[0]
  if (!chosen) return { asks: { district: 'chooseDistrict' } }
  return { city: town || city || chosen.district, district: chosen.district, state: chosen.state }
}

function unknown(place: Place, isSure: boolean): Place | { asks: Record<string, MessageKey> } {
  const asks: Record<string, MessageKey> = {
    ...(!isSure && { pincode: 'pincodeUnknown', sure: 'addressIsRight' }),
    ...(!place.city && { city: 'fieldRequired' }),
    ...(!place.state && { state: 'chooseState' }),
  }
  return Object.keys(asks).length > 0 ? { asks } : { ...place, district: '' }
}
