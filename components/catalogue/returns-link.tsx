import { paths } from '#lib/paths.ts'
import { returns } from '#messages/every-page.ts'

/** That it can go back, where one decides, and the way to how. */
export const ReturnsLink = () => (
  <a href={paths.returns} className="underline">
    {returns}
  </a>
)
