import { Picture } from '#components/ui/picture.tsx'
import type { ListedThing } from '#lib/desk/rules/thing-types.ts'
import { exactRupees } from '#lib/rules/exact-rupees.ts'
import { chooseThing, neverOut, noPicture, pieces } from '#messages/desk-things-pages.ts'
import { ThingTags } from './thing-tags.tsx'

/** A thing in the list: a press opens it, its box chooses it for a change of many. */
export function ThingRow({ thing, form }: { thing: ListedThing; form?: string }) {
  const { id, name, picture, section, price, mrp, endless, sku } = thing
  return (
    <li className="desk-thing">
      {form && (
        <label className="desk-pick">
          <input type="checkbox" name="pick" value={id} form={form} aria-label={chooseThing(name)} />
        </label>
      )}
      <a href={`/desk/thing/${id}`}>
        {picture ? (
          <Picture name={picture} alt="" size="280x280" />
        ) : (
          <span className="desk-no-picture">{noPicture}</span>
        )}
        <span className="min-w-0">
          <b className="break-words">{name}</b>
          <span className="block text-sm text-muted">
            {section}
            {sku && ` · ${sku}`}
          </span>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span>
              {exactRupees(price)} {mrp > price && <s className="text-sm text-muted">{exactRupees(mrp)}</s>}
            </span>
            <span className="text-sm text-muted">{endless ? neverOut : pieces(thing.pieces)}</span>
            <ThingTags {...thing} />
          </span>
        </span>
      </a>
    </li>
  )
}
