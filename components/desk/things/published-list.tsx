import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { momentInIndia } from '#lib/orders/rules/india-time.ts'
import * as words from '#messages/desk-sheets.ts'
import { pageTitles } from '#messages/desk-shop-fields.ts'
import { banners, closedSign, delivery, looks, policies } from '#messages/desk-shop-list.ts'
import { importOf, publicationCounts, undoOf } from '#messages/publications.ts'

type Published = {
  id: number
  at: Date
  kind: 'import' | 'undo'
  source: string
  undoes: number | null
  through: boolean
  undone_by: number | null
  added: number
  changed: number
  withdrawn: number
}

/** The last sheets that were published, each with its way back. */
export const PublishedList = ({ published }: { published: readonly Published[] }) => (
  <section className="desk-card" aria-labelledby="published">
    <h2 id="published">{words.publishedTitle}</h2>
    <p className="text-sm text-muted">
      {published.length > 0 ? words.publishedLead : words.nothingPublished}
    </p>
    <ul className="desk-rows">
      {published.map(one => (
        <li key={one.id} className="grid gap-1">
          <b>
            {words.publicationNumber(one.id)}, {momentInIndia(one.at)}
          </b>
          <span className="break-words">
            {one.kind === 'undo' ? undoOf(one.undoes ?? 0, one.through) : importInWords(one.source)}
            {one.added + one.changed + one.withdrawn > 0 &&
              `: ${publicationCounts(one.added, one.changed, one.withdrawn)}`}
            {one.undone_by !== null && `, ${words.isUndoneBy(one.undone_by)}`}
          </span>
          {one.undone_by === null && (
            <details>
              <summary>{words.undoIt}</summary>
              <Act action="/desk/do/things/undoSheet" className="grid gap-2">
                <input type="hidden" name="publication" value={one.id} />
                <label className="inline-flex min-h-11 items-center gap-2">
                  <input type="checkbox" name="through" /> {words.undoThrough}
                </label>
                <ActButton>{words.wouldChange}</ActButton>
              </Act>
            </details>
          )}
        </li>
      ))}
    </ul>
  </section>
)

const SHOP_PAGE: Record<string, string> = {
  ...pageTitles,
  looks,
  banners,
  policies,
  delivery,
  closed: closedSign,
}

/** What was saved on a page of the shop is named by that page. */
const importInWords = (source: string) => {
  const page = /^\/desk\/shop\/([\w-]+)/.exec(source)?.[1] ?? ''
  return Object.hasOwn(SHOP_PAGE, page) ? words.savedAt(SHOP_PAGE[page] ?? '') : importOf(nameOf(source))
}

// An import by a command names its folder whole; where that lies is the machine's business.
const nameOf = (source: string) => source.split(/[\\/]/).at(-1) || source
