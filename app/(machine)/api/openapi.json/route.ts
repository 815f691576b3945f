import { notAllowed } from '#lib/api/serve.ts'
import { shop } from '#lib/api/server.ts'
import { openapi } from '#lib/contract/openapi.ts'
import { env } from '#lib/env.ts'

export const dynamic = 'force-dynamic'

export const GET = async () => {
  const logo = await shop.logo({})
  return Response.json(openapi(logo?.name || 'Haat', env.siteUrl))
}

const refuse = () => notAllowed('GET')

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
