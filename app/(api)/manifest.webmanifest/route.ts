import { readLogo, readTheme } from '#lib/shop/server/read-shop.ts'
import { webManifest } from '#lib/shop/server/web-manifest.ts'

export const dynamic = 'force-dynamic'

/** What a phone needs to keep the shop on its home screen. */
export async function GET() {
  const [logo, theme] = await Promise.all([readLogo(), readTheme()])
  return Response.json(webManifest(logo.value, theme.value), {
    headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=300' },
  })
}
