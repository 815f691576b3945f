import { draftsTitle, draftWithoutName, tags } from '#messages/desk-things-pages.ts'

type Props = { drafts: readonly { id: string; name: string; picture: string | null }[] }

/** Things that are not in the shop yet. */
export function DraftList({ drafts }: Props) {
  if (drafts.length === 0) return null
  return (
    <details open={drafts.length < OPEN}>
      <summary>{draftsTitle(drafts.length)}</summary>
      <ul className="desk-rows">
        {drafts.map(({ id, name, picture }) => (
          <li key={id} className="desk-thing">
            <a href={`/desk/things/draft/${id}`}>
              {picture ? (
                <img src={`/desk/upload/${picture}/picture`} alt="" className="picture" loading="lazy" />
              ) : (
                <span className="desk-no-picture" />
              )}
              <span className="min-w-0">
                <b className="break-words">{name || draftWithoutName}</b>
                <span className="block">
                  <span className="desk-tag">{tags.draft}</span>
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const OPEN = 6
