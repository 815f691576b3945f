import 'server-only'
import { setProgramHandler } from '#lib/server/http/program-handler.ts'
import { env, isBuilt } from '#lib/server/settings/env.ts'
import { programs } from '../desk.ts'
import { shop } from '../shop.ts'
import { serveProgram } from './serve-program.ts'

const nameOfShop = async () => (await shop.logo({}))?.name || new URL(env.siteUrl).host

/** Every method on the paths of programs comes here. */
export const handleProgramRequest = (request: Request) => serveProgram(programs, nameOfShop, request)

// In development the route is loaded again after each change.
if (isBuilt()) setProgramHandler(handleProgramRequest)
