import { Act } from '#components/desk/act.tsx'
import { ActButton } from '#components/desk/act-button.tsx'
import { FieldError } from '#components/ui/field.tsx'
import type { Sheet } from '#lib/desk/rules/sheet-types.ts'
import * as words from '#messages/desk-sheets.ts'

type Props = { sheet: Sheet; seen: string; isOwner: boolean; error?: string }

/** Publishes what was shown; what may be a slip is asked first. */
export function PublishForm({ sheet, seen, isOwner, error }: Props) {
  const { id, report } = sheet
  if (!report.anything) return <p>{words.nothingToPublish}</p>
  if (!isOwner && report.ownersParts?.length) return <p>{words.ownerPublishes}</p>
  const doubts = report.doubts ?? []
  return (
    <Act action="/desk/do/things/publishSheet" className="desk-card">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen} />
      {doubts.length > 0 && (
        <>
          <h2>{words.askedTitle}</h2>
          <ul className="text-danger">
            {doubts.map(doubt => (
              <li key={doubt}>{doubt}</li>
            ))}
          </ul>
          <label className="inline-flex min-h-11 items-center gap-2">
            <input type="checkbox" name="agreed" /> {words.isMeant}
          </label>
          {error && <FieldError>{error}</FieldError>}
        </>
      )}
      <ActButton look="primary">{words.publishIt}</ActButton>
    </Act>
  )
}
