import { desk } from '#lib/api/server/desk.ts'
import { readCookies } from '#lib/api/server/read-cookies.ts'
import { setCookie } from '#lib/api/server/set-cookie.ts'
import { ApiError, isDenied } from '#lib/contract/api-error.ts'
import { signInPath } from '#lib/desk/rules/desk-path.ts'
import { DESK_COOKIES } from '#lib/desk/server/desk-cookies.ts'

/** Shows a shop that is not open yet to the browser of whoever is signed in at the desk. */
export async function GET(request: Request) {
  const token = readCookies(request.headers.get('cookie'))[DESK_COOKIES.session]
  try {
    if (!desk) throw new ApiError(404, '')
    const { read: pass } = await desk.read(token, 'shop', 'preview', {})
    return goTo('/', setCookie(pass.name, pass.value, pass))
  } catch (error) {
    return goTo(isDenied(error) ? signInPath('/desk/preview') : '/desk')
  }
}

const goTo = (location: string, cookie?: string) =>
  new Response(null, {
    status: 303,
    headers: { location, 'cache-control': 'no-store', ...(cookie && { 'set-cookie': cookie }) },
  })
