import { ownData } from '#lib/api/server/shop.ts'
import { cartOwnerOf } from '#lib/cart/server/request-cart.ts'
import { isDenied } from '#lib/contract/api-error.ts'
import { expiredPath, loginFrom } from '#lib/linked-paths.ts'
import { paths } from '#lib/paths.ts'

export const dynamic = 'force-dynamic'

/** All that is stored of the customer who asks, as a file. */
export async function GET(request: Request) {
  const { token } = cartOwnerOf(request.headers.get('cookie'))
  if (!token) return seeOther(loginFrom(paths.yourData))
  if (!ownData) return seeOther(paths.yourData)
  try {
    return new Response(JSON.stringify(await ownData.read({ token }), null, 2), { headers: FILE })
  } catch (error) {
    if (isDenied(error)) return seeOther(expiredPath(paths.yourData))
    throw error
  }
}

const FILE = {
  'content-type': 'application/json; charset=utf-8',
  'content-disposition': 'attachment; filename="your-data.json"',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

const seeOther = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })
