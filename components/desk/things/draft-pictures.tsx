import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import type { Draft } from '#lib/desk/rules/thing-types.ts'
import { MOST_PICTURES } from '#lib/desk/rules/upload-limits.ts'
import * as words from '#messages/desk-things-pages.ts'
import { FileSender } from './file-sender.tsx'
import { PICTURE_TYPES, PlainPictures } from './plain-pictures.tsx'

/** The pictures of a draft: they are sent one by one, and ordered by arrows. */
export function DraftPictures({ draft: { id, pictures } }: { draft: Draft }) {
  const ids = pictures.map(picture => picture.id)
  return (
    <section className="desk-card" aria-labelledby="pictures">
      <h2 id="pictures">{words.picturesTitle}</h2>
      <p className="text-sm text-muted">{words.picturesHint(MOST_PICTURES)}</p>
      {pictures.length > 0 && (
        <Act action="/desk/do/things/orderDraft">
          <input type="hidden" name="draft" value={id} />
          <input type="hidden" name="order" value={ids.join('|')} />
          <ol className="desk-pictures">
            {pictures.map((picture, index) => (
              <li key={picture.id}>
                {picture.state === 'ready' ? (
                  <img
                    src={`/desk/upload/${picture.id}/picture`}
                    alt={words.pictureNth(index + 1)}
                    loading="lazy"
                  />
                ) : (
                  <p className="desk-no-picture">
                    {picture.name}: {words.halfSent}
                  </p>
                )}
                <span className="desk-arrows">
                  <ActButton
                    size="small"
                    name="press"
                    value={`up:${index}`}
                    aria-label={words.moveUpOf(words.pictureNth(index + 1))}
                  >
                    ←
                  </ActButton>
                  <ActButton
                    size="small"
                    name="press"
                    value={`down:${index}`}
                    aria-label={words.moveDownOf(words.pictureNth(index + 1))}
                  >
                    →
                  </ActButton>
                  <ActButton
                    size="small"
                    name="press"
                    value={`remove:${index}`}
                    aria-label={words.removeOf(words.pictureNth(index + 1))}
                  >
                    ×
                  </ActButton>
                </span>
              </li>
            ))}
          </ol>
        </Act>
      )}
      <FileSender use={{ kind: 'draft', forId: id }} accept={PICTURE_TYPES} photos>
        <PlainPictures action="/desk/do/things/draftPictures" field="draft" value={id} />
      </FileSender>
    </section>
  )
}
