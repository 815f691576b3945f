import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { ActField } from '#components/desk/act-field.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { SentFile, Thing } from '#lib/desk/rules/thing-types.ts'
import { MOST_PICTURES } from '#lib/desk/rules/upload-limits.ts'
import * as words from '#messages/desk-things-pages.ts'
import { DragOrder } from './drag-order.tsx'
import { FileSender } from './file-sender.tsx'
import { PICTURE_TYPES, PlainPictures } from './plain-pictures.tsx'

type Props = { thing: Thing; seen: string; waiting: readonly SentFile[] }

/** The pictures of a thing: their order, what they show in words, and new ones. */
export function ThingPictures({ thing: { id, pictures, name: thing }, seen, waiting }: Props) {
  const ready = waiting.filter(({ state }) => state === 'ready')
  return (
    <section className="desk-card" aria-labelledby="pictures">
      <h2 id="pictures">{words.picturesTitle}</h2>
      {pictures.length > 0 && (
        <Act action="/desk/do/things/pictures" className="grid gap-3">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="seen" value={seen} />
          <input type="hidden" name="order" value={pictures.map(({ name }) => name).join('|')} />
          <DragOrder className="desk-pictures">
            {pictures.map(({ name, alt }, index) => (
              <li key={name} data-name={name} draggable>
                <Picture name={name} alt={alt || words.pictureNth(index + 1)} size="280x280" />
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
          </DragOrder>
          <details>
            <summary>{words.textsTitle}</summary>
            <div className="grid gap-3">
              {pictures.map(({ name, alt }, index) => (
                <div key={name}>
                  <input type="hidden" name={`name-${index}`} value={name} />
                  <ActField
                    label={words.altLabel(index + 1)}
                    name={`alt-${index}`}
                    defaultValue={alt}
                    maxLength={300}
                    placeholder={thing}
                  />
                </div>
              ))}
              <ActButton name="press" value="">
                {words.saveTexts}
              </ActButton>
            </div>
          </details>
        </Act>
      )}
      <h3>{words.morePictures}</h3>
      <p className="text-sm text-muted">{words.picturesHint(MOST_PICTURES)}</p>
      <FileSender use={{ kind: 'thing', forId: String(id) }} accept={PICTURE_TYPES} photos>
        <PlainPictures action="/desk/do/things/addPictures" field="id" value={id} />
      </FileSender>
      {ready.length > 0 && (
        <Act action="/desk/do/things/addPictures" className="grid gap-2">
          <p>{words.waitingPictures}</p>
          <input type="hidden" name="id" value={id} />
          <ul className="desk-pictures">
            {ready.map(file => (
              <li key={file.id}>
                <img src={`/desk/upload/${file.id}/picture`} alt={file.name} loading="lazy" />
              </li>
            ))}
          </ul>
          <ActButton look="primary">{words.putOnPage}</ActButton>
        </Act>
      )}
    </section>
  )
}
