import { linkedPaths } from '#lib/linked-paths.ts'

/** That it can go back, where one decides, and the way to how; in the seller's words. */
export const ReturnsLink = ({ text }: { text: string }) => (
  <a href={linkedPaths.returns} className="underline">
    {text}
  </a>
)
