import 'server-only'
import { setApiHandler } from '#lib/server/http/api-slot.ts'
import { serve } from './serve.ts'
import { shop } from './server.ts'

/** Every verb of the API's paths comes here: a wrong one gets its 405 as JSON too. */
export const frontDoor = (request: Request) => serve(shop, request)

// While developing, the route is made anew with each change.
if (process.env.NODE_ENV === 'production') setApiHandler(frontDoor)
