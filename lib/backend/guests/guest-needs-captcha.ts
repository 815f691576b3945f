import 'server-only'
import { db } from '../db/pool.ts'
import { customerOf } from '../session/customer-of.ts'
import { guestStanding, marksOfGuest } from './guest-standing.ts'
import { needsCaptcha } from './refuse-guest.ts'

type Asker = { token: string; orderBrowser?: string; address?: string }

/** Whether a guest's checkout shows the captcha from the start. Placing the order decides again. */
export async function guestNeedsCaptcha({ token, ...from }: Asker): Promise<boolean> {
  const guest = await customerOf(token)
  const marks = await marksOfGuest(db, guest, from)
  return marks !== undefined && needsCaptcha(await guestStanding(db, guest, marks), 'COD')
}
