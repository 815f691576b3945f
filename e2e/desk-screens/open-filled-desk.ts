import { request } from 'playwright/test'
import { POT } from '../shopper.ts'
import { openOwnShops } from '../started-shop.ts'
import { fillDesk } from './fill-desk.ts'
import { deskPages, screensOf } from './screens.ts'

/** A demo shop of its own in the middle of its day, and all screens of its desk. */
export async function openFilledDesk() {
  const ownShops = await openOwnShops()
  try {
    const shop = await ownShops.startFilled('desk-screens')
    await shop.ready()
    const baseURL = shop.address.replace('127.0.0.1', 'localhost')
    const buyers = await request.newContext({ baseURL })
    const database = await shop.database()
    const filled = await fillDesk({ request: buyers, database, things: [POT, POT + 1] })
    await buyers.dispose()
    return { baseURL, filled, screens: screensOf(deskPages(), filled), close: ownShops.close }
  } catch (error) {
    await ownShops.close()
    throw error
  }
}
