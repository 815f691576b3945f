import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { SortedThing } from '#lib/desk/rules/sorted-thing.ts'
import * as words from '#messages/desk-things-pages.ts'
import { DragOrder } from './drag-order.tsx'

const SHOWN = 100

/** The things of a section in their order, to be dragged or moved by arrows. */
export function SortList({ section, things }: { section: number; things: readonly SortedThing[] }) {
  const order = things.map(({ id }) => id).join('|')
  return (
    <Act action="/desk/do/things/order" className="grid gap-2">
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="seen" value={order} />
      <input type="hidden" name="order" value={order} />
      <DragOrder className="desk-rows">
        {things.slice(0, SHOWN).map(({ id, name, picture }, index) => (
          <li key={id} data-name={id} draggable className="desk-sorted">
            {picture ? (
              <Picture name={picture} alt="" size="280x280" />
            ) : (
              <span className="desk-no-picture" />
            )}
            <span className="min-w-0 break-words">{name}</span>
            <span className="desk-arrows">
              <ActButton size="small" name="press" value={`first:${index}`} aria-label={words.firstOf(name)}>
                {words.firstOne}
              </ActButton>
              <ActButton size="small" name="press" value={`up:${index}`} aria-label={words.moveUpOf(name)}>
                ↑
              </ActButton>
              <ActButton
                size="small"
                name="press"
                value={`down:${index}`}
                aria-label={words.moveDownOf(name)}
              >
                ↓
              </ActButton>
            </span>
          </li>
        ))}
      </DragOrder>
      {things.length > SHOWN && <p className="text-muted">{words.restFollows(things.length - SHOWN)}</p>}
    </Act>
  )
}
