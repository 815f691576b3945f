import { withFrom } from '#lib/linked-paths.ts'
import { routes } from '#lib/routes.ts'

/** The page of signing in with a code. It remembers where to go on to, and whether to stay signed in. */
export const signInCodeUrl = (from: string, remember = false) => {
  const path = withFrom(routes.signInCode.path, from)
  return remember ? `${path}${path.includes('?') ? '&' : '?'}remember=on` : path
}
