import { FEW_PIECES } from '#lib/desk/rules/few-pieces.ts'
import type { ListedThing } from '#lib/desk/rules/thing-types.ts'
import { tags } from '#messages/desk-things-pages.ts'

/** What a seller should know of a thing at a glance. */
export function ThingTags({
  hidden,
  pieces,
  least,
  endless,
}: Pick<ListedThing, 'hidden' | 'pieces' | 'least' | 'endless'>) {
  const isOut = !endless && pieces === 0
  return (
    <>
      {hidden && <span className="desk-tag">{tags.hidden}</span>}
      {isOut && (
        <span className="desk-tag" data-tone="bad">
          {tags.out}
        </span>
      )}
      {!isOut && !endless && least <= FEW_PIECES && <span className="desk-tag">{tags.few}</span>}
    </>
  )
}
