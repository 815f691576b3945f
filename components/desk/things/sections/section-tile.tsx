import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { FileField } from '#components/desk/shop/file-field.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { SectionOfDesk } from '#lib/desk/rules/section-types.ts'
import * as words from '#messages/desk-things-sections.ts'

type Props = { section: SectionOfDesk; error?: string | undefined }

/** The picture of a section's tile on the home page. */
export function SectionTile({ section: { id, picture, shownPicture, seen }, error }: Props) {
  const given = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen.picture} />
    </>
  )
  return (
    <section className="desk-card" aria-labelledby="tile">
      <h2 id="tile">{words.tileTitle}</h2>
      {shownPicture && (
        <Picture name={shownPicture} alt={words.tileTitle} size="300x300" className="desk-tile" />
      )}
      {!picture && <p className="text-sm">{shownPicture ? words.tileOfThings : words.tileEmpty}</p>}
      <Act
        key={picture}
        action="/desk/do/things/sectionPicture"
        encType="multipart/form-data"
        className="grid gap-3"
      >
        {given}
        <FileField
          label={picture ? words.otherTilePicture : words.tilePicture}
          hint={words.tileLead}
          required
          error={error}
        />
        <ActButton>{words.upload}</ActButton>
      </Act>
      {picture && (
        <details>
          <summary>{words.takePictureAway}</summary>
          <Act action="/desk/do/things/sectionPictureAway" className="grid gap-2">
            {given}
            <p className="text-sm">{words.takePictureAwayWhat}</p>
            <ActButton>{words.takePictureAway}</ActButton>
          </Act>
        </details>
      )}
    </section>
  )
}
