import { clientMessages as messages } from '#lib/client-messages.ts'
import { paths } from '#lib/paths.ts'

/** That it can go back, where one decides, and the way to how. */
export const ReturnsLink = () => (
  <a href={paths.returns} className="underline">
    {messages.returns}
  </a>
)
