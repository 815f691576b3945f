import { notAllowed } from '#lib/api/server/serve-api.ts'
import { shop } from '#lib/api/server/shop.ts'
import { openapi } from '#lib/contract/openapi.ts'
import { API_HEADERS } from '#lib/server/http/api-security-headers.ts'
import { env } from '#lib/server/settings/env.ts'

export const dynamic = 'force-dynamic'

let written = { name: '', text: '' }

/** The same until the shop's name changes. */
export const GET = async () => {
  const name = (await shop.logo({}))?.name || 'Haat'
  if (written.name !== name) written = { name, text: JSON.stringify(openapi(name, env.siteUrl)) }
  return new Response(written.text, {
    headers: {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=300',
      ...API_HEADERS,
    },
  })
}

const refuse = () => notAllowed('GET')

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT }
