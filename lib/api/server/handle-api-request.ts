import 'server-only'
import { setApiHandler } from '#lib/server/http/shared-api-handler.ts'
import { isBuilt } from '#lib/server/settings/env.ts'
import { answerApi, serveApi } from './serve-api.ts'
import { shop } from './shop.ts'

/** Every method on the API's paths comes here: a wrong one gets its 405 as JSON too. */
export const handleApiRequest = (request: Request) => serveApi(shop, request)

// In development the route is loaded again after each change.
if (isBuilt()) setApiHandler(call => answerApi(shop, call))
