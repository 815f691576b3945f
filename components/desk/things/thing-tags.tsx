import type { ListedThing } from '#lib/desk/rules/thing-types.ts'
import { tags } from '#messages/desk-things-pages.ts'

/** What a seller should know of a thing at a glance. */
export function ThingTags({
  hidden,
  pieces,
  isFew,
  endless,
}: Pick<ListedThing, 'hidden' | 'pieces' | 'isFew' | 'endless'>) {
  const isOut = !endless && pieces === 0
  return (
    <>
      {hidden && <span className="desk-tag">{tags.hidden}</span>}
      {isOut && (
        <span className="desk-tag" data-tone="bad">
          {tags.out}
        </span>
      )}
      {!isOut && !endless && isFew && <span className="desk-tag">{tags.few}</span>}
    </>
  )
}
